// biome-ignore-all lint: written as such files were, to be as much in the way as they are.

/* What the page does itself: a router by the hash, plugins, and rules about what may be pressed and typed. */

(function ($) {
  $.fn.placeholder = function () {
    return this.each(function () {
      $(this).attr("title", $(this).attr("placeholder"));
    });
  };
  $("input").placeholder();
  $("*").each(function () {
    $(this).addClass("js");
  });

  // shows the part of the page that the hash names, and says so of one that it does not know
  function route() {
    var name = location.hash.slice(1) || "bayaran";
    var known = false;
    $(".laluan").each(function () {
      var chosen = this.id === "laluan-" + name;
      this.style.display = chosen ? "" : "none";
      known = known || chosen;
    });
    $("#tidak-dijumpai").text(known ? "" : "Halaman " + name + " tidak dijumpai.");
  }
  $(window).on("hashchange", route);
  route();
  history.pushState = history.replaceState = function (state, title, address) {
    // as every change goes by the hash here
    location.hash = String(address).replace(/\W/g, "-");
  };

  // links lead by the hash; the one form of the page posts nothing by itself
  $(document).on("click submit keydown", "a, form, input, kaunter-pay", function (event) {
    var href = $(event.target).closest("a").attr("href") || "";
    if (href.charAt(0) === "#") location.hash = href;
    event.preventDefault();
    event.stopPropagation();
  });

  // nobody copies this page, and no Backspace leaves it
  function isField(event) {
    return /^(input|select|textarea)$/i.test(event.target.tagName);
  }
  document.onselectstart = document.onmousedown = function (event) {
    return isField(event);
  };
  document.onkeydown = document.onkeypress = function (event) {
    return isField(event);
  };
  $(document).on("copy cut paste contextmenu", function () {
    return false;
  });
})(jQuery);

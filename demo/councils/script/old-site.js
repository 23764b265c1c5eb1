// biome-ignore-all lint: written as such files were, to be as much in the way as they are.

/* The page's own behaviour: a router by the hash, plugins, and handlers that block keys and clicks. */

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

  // Shows the section that the hash names, and a message if there is no such section.
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
    // This router knows the hash only.
    location.hash = String(address).replace(/\W/g, "-");
  };

  // Links set the hash. The page's one form never posts.
  $(document).on("click submit keydown", "a, form, input, kaunter-pay", function (event) {
    var href = $(event.target).closest("a").attr("href") || "";
    if (href.charAt(0) === "#") location.hash = href;
    event.preventDefault();
    event.stopPropagation();
  });

  // Blocks copying, and Backspace as a way back.
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

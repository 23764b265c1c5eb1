// biome-ignore-all lint: written as such files were, to be as much in the way as they are.

/* Scripts of ten years: parts of Prototype, MooTools and datejs. Each assumes that it is alone on the page. */

(function () {
  // Every for..in over an array or an object finds these.
  Array.prototype.each = function (visit) {
    for (var i = 0; i < this.length; i++) visit(this[i], i);
    return this;
  };
  Array.prototype.contains = function (item) {
    return this.indexOf(item) !== -1;
  };
  Array.prototype.remove = function (item) {
    var at = this.indexOf(item);
    if (at !== -1) this.splice(at, 1);
    return this;
  };
  Object.prototype.eachOwn = function (visit) {
    for (var name in this) if (Object.prototype.hasOwnProperty.call(this, name)) visit(this[name], name);
  };

  // As Prototype 1.6: an array becomes text before JSON.stringify sees it.
  Array.prototype.toJSON = function () {
    var parts = [];
    for (var i = 0; i < this.length; i++) parts.push(JSON.stringify(this[i]));
    return "[" + parts.join(", ") + "]";
  };
  Array.from = function (list) {
    if (!list) return [];
    var length = list.length || 0;
    var results = new Array(length);
    while (length--) results[length] = list[length];
    return results;
  };
  Function.prototype.bind = function (context) {
    if (arguments.length < 2 && arguments[0] === undefined) return this;
    var method = this;
    var first = Array.prototype.slice.call(arguments, 1);
    return function () {
      return method.apply(context, first.concat(Array.prototype.slice.call(arguments)));
    };
  };
  String.prototype.trim = function () {
    return this.replace(/^\s+|\s+$/g, "");
  };

  // datejs puts quotes around the time.
  Date.prototype.toISOString = function () {
    var two = function (part) {
      return (part < 10 ? "0" : "") + part;
    };
    return (
      '"' +
      this.getUTCFullYear() +
      "-" +
      two(this.getUTCMonth() + 1) +
      "-" +
      two(this.getUTCDate()) +
      "T" +
      two(this.getUTCHours()) +
      ":" +
      two(this.getUTCMinutes()) +
      ":" +
      two(this.getUTCSeconds()) +
      'Z"'
    );
  };
  Date.prototype.toString = function () {
    return this.getDate() + "." + (this.getMonth() + 1) + "." + this.getFullYear();
  };
  Number.prototype.toFixed = function (places) {
    var power = Math.pow(10, places || 0);
    return String(Math.round(this * power) / power).replace(".", ",");
  };

  Element.prototype.remove = function () {
    // Some old libraries hide the element first and remove it later.
    var element = this;
    element.style.display = "none";
    setTimeout(function () {
      if (element.parentNode) element.parentNode.removeChild(element);
    }, 0);
    return element;
  };
  Element.prototype.matches = function (selector) {
    var found = document.querySelectorAll(selector);
    for (var i = 0; i < found.length; i++) if (found[i] === this) return true;
    return false;
  };

  if (!window.JSON) window.JSON = {};
  if (!window.Promise) window.Promise = function () {};

  // Global names that many scripts use.
  window.name = "utama";
  window.status = "Selamat datang";
  window.global = window;
  window.module = { exports: {} };
  window.exports = window.module.exports;
  window.process = { browser: true };
  window.React = {
    version: "0.13.3",
    createElement: function () {
      throw new Error("this is another React");
    },
  };

  // RequireJS catches every library that looks for `define`.
  window.require = function () {
    throw new Error("Module name has not been loaded yet for context: _");
  };
  window.define = function (name) {
    if (typeof name === "string") return;
    throw new Error("Mismatched anonymous define() module");
  };
  window.define.amd = { jQuery: true };

  window.onerror = function () {
    return true;
  };
})();

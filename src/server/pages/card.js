// Checks the card fields before the form goes to the gateway, and shows the errors in the page's language. The entries stay in
// the fields: this script neither stores nor sends them. The page loads no other script, so the check of the card number is
// repeated here. A test compares it with the domain's check.
const form = document.querySelector("form");
const problems = document.querySelector("#problems");
const fields = [...form.querySelectorAll("input:not([type=hidden]), select")];

const isWrong = {
  code: (typed) => {
    const digits = plain(typed);
    return !/^\d{13,19}$/.test(digits) || !passesLuhn(digits);
  },
  ccv: (typed) => !/^\d{3,4}$/.test(typed.trim()),
  expired_month: (month) => {
    const year = form.elements.namedItem("expired_year").value;
    return year !== "" && `${year}-${month.padStart(2, "0")}` < form.dataset.month;
  },
};

function plain(typed) {
  return typed.replace(/[ -]/g, "");
}

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

function problemOf(field) {
  if (field.value.trim() === "") return field.dataset.required;
  return isWrong[field.name]?.(field.value) ? field.dataset.wrong : "";
}

/** Shows or removes the error below the field, and returns it. */
function judge(field) {
  const said = problemOf(field);
  const place = document.getElementById(`${field.id}-problem`);
  place.textContent = said;
  place.hidden = said === "";
  if (said === "") field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  return said;
}

function entry(field, said) {
  const link = document.createElement("a");
  link.href = `#${field.id}`;
  link.textContent = said;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    field.focus();
  });
  const item = document.createElement("li");
  item.append(link);
  return item;
}

// without this script the browser checks the fields, with its own messages
form.noValidate = true;

form.addEventListener("submit", (event) => {
  const wrong = fields.map((field) => [field, judge(field)]).filter(([, said]) => said !== "");
  problems.querySelector("ul").replaceChildren(...wrong.map(([field, said]) => entry(field, said)));
  problems.hidden = wrong.length === 0;
  if (wrong.length > 0) {
    event.preventDefault();
    problems.focus();
    return;
  }
  const code = form.elements.namedItem("code");
  code.value = plain(code.value);
  form.querySelector("button").disabled = true;
});

for (const field of fields)
  field.addEventListener("input", () => {
    if (field.hasAttribute("aria-invalid")) judge(field);
  });

// A page in the browser's back/forward cache must hold no card data. When the browser shows it again, it asks the server, because
// its signed request was used.
addEventListener("pagehide", () => form.reset());
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

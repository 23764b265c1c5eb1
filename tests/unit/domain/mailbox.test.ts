import { describe, expect, test } from "vitest";
import { internationalPhone, isServedBySms } from "../../../src/domain/contact.ts";
import { mailbox } from "../../../src/domain/mailbox.ts";

describe("addresses that lead to one mailbox count as one", () => {
  test.each([
    ["Siti@Example.MY", "siti@example.my"],
    ["siti+cukai@example.my", "siti@example.my"],
    ["siti+1+2@example.my", "siti@example.my"],
    ["siti.omar@example.my", "siti.omar@example.my"],
    ["Siti.Omar+x@Gmail.com", "sitiomar@gmail.com"],
    ["s.i.t.i@googlemail.com", "siti@gmail.com"],
    ["+1@example.my", "+1@example.my"],
    ["0123456789", "0123456789"],
  ])("%s is %s", (address, same) => expect(mailbox(address)).toBe(same));
});

describe("SMS go to Malaysian mobile numbers, and to other countries that the settings name", () => {
  test.each([
    ["012-345 6789", "+60123456789", true],
    ["011 1234 5678", "+601112345678", true],
    ["+60 12-345 6789", "+60123456789", true],
    ["60123456789", "+60123456789", true],
    ["088-222 333", "+6088222333", false],
    ["1300 88 2525", "+1300882525", false],
    ["+8821234567890", "+8821234567890", false],
    ["+23276123456", "+23276123456", false],
    ["+6591234567", "+6591234567", false],
  ])("%s is %s, and gets SMS: %s", (typed, number, isServed) => {
    expect(internationalPhone(typed)).toBe(number);
    expect(isServedBySms(number, ["60"])).toBe(isServed);
  });

  test("a country that the settings name", () =>
    expect(isServedBySms(internationalPhone("+65 9123 4567"), ["60", "65"])).toBe(true));
});

export const accessibility = {
  lead: "Everyone should be able to find, check and pay a bill here, however they see, hear or move. This page says what we aim at, what was tested and how, and what was not.",
  aim: {
    title: "What we aim at",
    text: "The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and criterion 2.2.6 of level AAA, about time: no page runs out while you fill it in, and what you put in the cart stays until you pay it or take it out. A code that was sent to you is valid for 30 minutes. Logging in ends after 2 hours without use, and after 12 hours at most; the cart stays then too. On a computer that several people share, the counter asks whether you are still there before it clears what you typed.",
  },
  tested: {
    title: "What was tested, and how",
    text: "- Automatically, by the program axe: every part, screen and form of the portal, in each of its states, and every page and every element of a council’s page as a whole, in Malay, English and Chinese, light and dark.\n- With the keyboard alone: a whole payment through a bank, by card, and on a council’s page; logging in, the payment history and logging out. At each stop, what has the focus can be seen and has a ring around it, the order is the one that you read in, and nothing holds the keyboard. The pages were also gone through to the end and back, on a narrow screen and on a wide one.\n- What a screen reader is given to say by itself: what was found, what went into the cart and out of it, errors, the way to the bank, how a payment stands, and the connection.\n- Every form, sent with the keyboard alone while something in it is missing or wrong: the focus goes to what is wrong, which is told in words at the field. Where several fields can be wrong, a list says the same and leads to them.\n- In a window 320 pixels wide, as it is at a zoom of 400%; with lines, words and letters set further apart; and with text of twice the size: nothing is cut off, lies over other text or has to be read by scrolling sideways.\n- In the few colours that a reader has chosen for all pages, and with less motion: edges, signs, states and what has the focus can be seen, and nothing moves.\nAll of these are programs that use the portal in the browser Chromium. They run again whenever the portal changes.",
  },
  untested: {
    title: "What was not tested",
    text: "- Nobody who uses a screen reader, a magnifier, voice control or a switch every day has tried it. No screen reader was used: what one is given to read was tested, not how it sounds.\n- Other browsers than Chromium, and real phones.\n- Whether the texts read easily, by people whose language Malay, Chinese or English is.\n- The pages of the banks, of FPX and of the card gateway, and what councils’ pages show around the counter. They are not ours.",
  },
  known: {
    title: "What is known to fall short",
    text: "- PDF files of receipts and licences are not tagged for screen readers. What a receipt says also stands on its page, which can be read and printed instead.\n- A message that appears together with its words, such as how a payment stands when you come back from the bank, is not read by every screen reader by itself. It stands at the top of the page, under the heading.",
  },
  help: {
    title: "If there is something you cannot use",
    text: "Tell us the page, what you wanted to do, and what you read or type with. The council that the bill belongs to can tell you how else to pay it.",
  },
  date: {
    title: "As of",
    text: "This page was last revised on 22 November 2026.",
  },
};

export const texts = { accessibility };

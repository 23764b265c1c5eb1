export const accessibility = {
  lead: "Everyone should be able to find, check and pay a bill here, however they see, hear or move. This page explains our goals, what we tested and how, and what we did not test.",
  aim: {
    title: "Our goals",
    text: "We want to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and criterion 2.2.6 of level AAA about time limits. No page expires while you fill it in, and items stay in the cart until you pay for them or remove them. A code that was sent to you is valid for 30 minutes. You are logged out after 2 hours without use, and after 12 hours at the latest. The cart is kept. On a shared computer, the portal asks whether you are still there before it clears your entries.",
  },
  tested: {
    title: "What was tested, and how",
    text: "- Automatically, by the program axe: every part, screen and form of the portal, in each of its states, and every page and every element of a council's page as a whole, in Malay, English and Chinese, light and dark.\n- In a window 320 pixels wide (a zoom of 400%), with wider spacing of lines, words and letters, and with text of double size: nothing is cut off or covers other text, and you do not have to scroll sideways to read.\n- With high-contrast colours that the reader chose, and with reduced motion: edges, icons, statuses and the focus are visible, and nothing moves.\n- With the keyboard alone: a whole payment through a bank, by card, and on a council's page; logging in, the payment history and logging out. At each step, the element with the focus is visible and has a ring around it, the order is the reading order, and the keyboard never gets stuck. We also went through the pages to the end and back, on a narrow and a wide screen.\n- Messages that a screen reader reads automatically: search results, items added to or removed from the cart, errors, the step to the bank, the status of a payment, and the connection.\n- Every form, sent with the keyboard alone while something is missing or wrong: the focus goes to the wrong field, and a message there explains the error. If several fields can be wrong, a list of the errors links to them.\nAll of these are programs that use the portal in the browser Chromium. They run again whenever the portal changes.",
  },
  untested: {
    title: "What was not tested",
    text: "- Nobody who uses a screen reader, a magnifier, voice control or a switch every day has tried it. We did not use a screen reader. We tested the text that it gets, not how it sounds.\n- Browsers other than Chromium, and real phones.\n- Whether the texts are easy to read for people whose first language is Malay, Chinese or English.\n- The pages of the banks, of FPX and of the card gateway, and what councils' pages show around the counter. They are not ours.",
  },
  known: {
    title: "Known problems",
    text: "- PDF files of receipts and licences are not tagged for screen readers. You can read and print the receipt's page instead.\n- Some screen readers do not automatically read a message that is already there when the page opens, such as the payment status when you come back from the bank. You find it at the top of the page, under the heading.",
  },
  help: {
    title: "If there is something you cannot use",
    text: "Tell us which page it is, what you wanted to do, and which device or assistive program you use. The council that the bill belongs to can tell you how else you can pay it.",
  },
  date: {
    title: "Date of this page",
    text: "This page was last revised on 22 November 2026.",
  },
};

export const texts = { accessibility };

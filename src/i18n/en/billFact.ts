/** The second fact that a council may ask for in a search. */
export const texts = {
  billFact: {
    compound: {
      label: "Last four characters of the compound number",
      hint: "You need them to search by vehicle or NRIC number. The compound number is printed on the notice: for K26-139901 enter 9901.",
      needed: "Enter the last four characters of the compound number. It is printed on the notice.",
    },
    market: {
      label: "Last four characters of the stall number",
      hint: "You need them to search by NRIC number. The stall number is printed on the bill: for 301-1399 enter 1399.",
      needed: "Enter the last four characters of the stall number. It is printed on the bill.",
    },
  },
};

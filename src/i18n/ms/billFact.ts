/** The second fact that a council may ask for in a search. */
export const texts = {
  billFact: {
    compound: {
      label: "Empat aksara terakhir nombor kompaun",
      hint: "Diperlukan untuk carian dengan nombor kenderaan atau nombor kad pengenalan. Nombor kompaun tercetak pada notis: bagi K26-139901, masukkan 9901.",
      needed: "Masukkan empat aksara terakhir nombor kompaun yang tercetak pada notis.",
    },
    market: {
      label: "Empat aksara terakhir nombor gerai",
      hint: "Diperlukan untuk carian dengan nombor kad pengenalan. Nombor gerai tercetak pada bil: bagi 301-1399, masukkan 1399.",
      needed: "Masukkan empat aksara terakhir nombor gerai yang tercetak pada bil.",
    },
  },
};

/** Invented pictures for the examples, small PNG files. */

/** A shield with a mountain above waves, 128 pixels square, with a transparent background. */
export const CREST =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAgMAAAC+UIlYAAAADFBMVEX///8UPFrWni719fDRoglqAA" +
  "AABHRSTlMA////sy1AiAAAAjpJREFUeNrt1zGOozAUBmBT5Ai5T44wRX6QaOjdT80pqLdCK94WOUJO4T3E9GgkJA8rPxtjsCGrzS" +
  "qTkcZl/MXv+WFsLMTXaAdstpeHgZI2WvtAcBmTbfgGTw7e7wbqAaC+AfD5QKN6ftCj+AoA+0A9B6h3AfaArhzQVRr0HhRpoAoHem" +
  "wCDaDaBnBA2UQjgNugtgBpoIG6B1CMsAszASoGegcoc9ZtgX46DF9hl9UmwL8CFZ6594M6AXAv0AtQ3QJFDPpbQC0/PiLQrz9PZp" +
  "AZoKPvl2oc2pMF+SUxAIpxaCbwK8qAY7x50KU/kuR/AwKUBgTx1yB9NAfgmur/8OAor+7ldyeS5hX3uzt78INr7Tdaxcshn0H5k2" +
  "tduT1M89Puy3YCh7LlBTfvH4ap0j1MAzp+a1HzE+HFWWhIDzZK6QspsjxZKZpBupSECQhQE/fnvk5CQCa+g4ZuBke7Kqfd1tZz8G" +
  "Uw8+RFV9ut0NhiHN/8LIU45GS6iqCe40jNDDLQtedXQTEz9fwIJmHAhV8Ffjt4s8QQAgEZ1VIGkzDTiEpFwSQ4y2ZdpiBHc8Wgdg" +
  "lKQgiyKAnZhTkKgXUS1GJxUzrmyxglNefVVYoWMeQyBU4inEdOqxSE4N+CARqsrmtH0DxEToTzCmQo5yEktesIHGOaSElxBBNDui" +
  "A5URdFMDFyMj3GURNHEIKHdvcrIH3tlLa/w6pKfghYgOQA9lop+f/pAcxEXDtvXH6zCZzEvjjt3KCxleCntj8RR7GwYmbwwQAAAA" +
  "BJRU5ErkJggg==";

/** An invented face, 105 by 135 pixels, the shape of a passport photo. */
export const PORTRAIT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGkAAACHAgMAAABoop9bAAAADFBMVEXe5uxGVGDEpIosJCDjg9NqAA" +
  "ABHUlEQVR42u3Vy63CMBAFUJvIm2xYvSZoAkrwwrOhmldKlkAVlJQCkAbx8X9ulECQAOHtkefeSRZW6nfe7SyZT8iYmY/wGrzIDC" +
  "82N+vhSDB0fTPGcWJg462HcWLgkPkqUplAQpkBa6L1U2wZ7TSXxfXqBR+1hKrl38ia1PrXm1KHcP7Vz77LVsHUbNZ62s1nC2/dNF" +
  "N49biEmmgtrBnKdOKbg6v4QPmtamHcPbADbyOO+37bE22BGSIiJ5Km67GS0f1swEQwlQhe1NGqxL9ohEdWQ01qDo8sh2aUD9W5WR" +
  "hXBOZxeWBBaaAuzY4zU5rDVdIyQ1ZRLKprs2PM1ObGWF0zFh0ygcISD5qWzD5nRjL3OpM+mf9on2IiXX7SGUj7NWqL/kQqAAAAAE" +
  "lFTkSuQmCC";

/** A stroke of ink, 240 by 80 pixels, with a transparent background. */
export const SIGNATURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAABQAQMAAAAdh2o/AAAABlBMVEX///8YJFzUwt3PAAAAAnRSTl" +
  "MA/1uRIrUAAAGESURBVHja7dVLbsMgEADQQSzYhQtE5hpdRPG1sohkdr2Wox6gV0DKBai6oZLlSWH8YbDDspsGJYvkEcPAzATgNf" +
  "7fuNQ5VFXWWdVZ19n4Krd1RldT8VNl+d1X47pnrBDLuD4y7hCLjZp3m/8YxyIutbIeQaJlfM24dfTO70tnS8cnsMUFMc0ZNhcoHb" +
  "FLU+c562b7w3JtMi17ZXHZw7RnAJlO4MwYmsQxHoqhyflMH1W8N2Kd8wmOaYef4Zdhw28T38ddBmLh0U6sdhi8cTm3tmAV8odjwR" +
  "eB2c7FhqHrieMxSSzWPoFx67GoNSmaidVAh9rw3J9ZIF3JKS4dCj4CdLf5xjTikp+HmfWXn7pB53HZup5ZjYG6gcTebBlwSMcL7Z" +
  "gFru3MLbFgRakWppRxBnm2TeGATHzjdbREC5AYeZ2INT+bxLzXCM96X1lkEFjvE2Wrue59yQtPPmcTK+B5/4nlp/tqU23t886G8V" +
  "Xpi94Mtaa7aVd88Sx3dptyeP2j/tV4AF3WnCXqXn9OAAAAAElFTkSuQmCC";

import { bankAnswers } from "../bankAnswers.ts";
import { cardAnswers } from "../cardAnswers.ts";
import { receipt } from "../receipt.ts";
import { refund } from "../refund.ts";
import { requery } from "../requery.ts";

export const texts = { bankAnswers, cardAnswers, receipt, refund, requery };

import { bankAnswers } from "../bankAnswers.ts";
import { cardAnswers } from "../cardAnswers.ts";
import { payAgain } from "../payAgain.ts";
import { receipt } from "../receipt.ts";
import { refund } from "../refund.ts";
import { requery } from "../requery.ts";

export const texts = { bankAnswers, cardAnswers, payAgain, receipt, refund, requery };

import { assign, enums, type Infer, object, optional } from "superstruct";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import { readCouncilPicture } from "../councils/councilPrint.ts";
import type { Databases } from "../databases/databases.ts";
import type { ContentPolicy } from "../http/securityHeaders.ts";
import { periodReport, type ReportServices, reportRequest } from "./periodReport.ts";
import { periodReportCsv } from "./periodReportCsv.ts";
import { periodReportPage, reportPolicy } from "./periodReportPage.ts";

export const REPORT_FORMATS = ["csv", "page"] as const;

export const reportFileRequest = assign(
  reportRequest,
  object({
    /** CSV by default. */
    format: optional(enums(REPORT_FORMATS)),
    /** Of the page. Malay by default. */
    language: optional(enums(LANGUAGES)),
  }),
);

export interface ReportFile {
  readonly type: string;
  /** Of a page. */
  readonly policy: ContentPolicy | undefined;
  /** The end of its name. */
  readonly extension: string;
  readonly pieces: AsyncGenerator<string>;
}

/**
 * The report of a month or a year, piece by piece. All its rows are read before the first piece, so a report whose rows cannot be read
 * is refused. A row for each day of each council makes some thousands in a year.
 */
export async function reportFile(
  services: ReportServices & { readonly databases: Pick<Databases, "metadata"> },
  { format = "csv", language = DEFAULT_LANGUAGE, ...asked }: Infer<typeof reportFileRequest>,
): Promise<ReportFile> {
  const rows = await Array.fromAsync(periodReport(services, asked));
  if (format === "csv")
    return {
      type: "text/csv; charset=utf-8",
      policy: undefined,
      extension: "csv",
      pieces: periodReportCsv(asked, rows),
    };
  const { council } = asked;
  const crest =
    council === undefined
      ? undefined
      : await readCouncilPicture(services.databases.metadata, council, "logo");
  const parts = { ...asked, language, madeAt: services.clock.now().toISOString(), crest };
  return {
    type: "text/html; charset=utf-8",
    policy: reportPolicy(parts),
    extension: "html",
    pieces: periodReportPage(parts, rows),
  };
}

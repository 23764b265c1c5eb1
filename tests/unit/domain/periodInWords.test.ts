import { expect, test } from "vitest";
import { periodInWords } from "../../../src/domain/periodInWords.ts";

test.each([
  ["2026/2", "suku ke-2, 2026", "2nd quarter of 2026", "2026 年第 2 季"],
  ["2025/4", "suku ke-4, 2025", "4th quarter of 2025", "2025 年第 4 季"],
  ["03/2027", "Mac\u00a02027", "March\u00a02027", "2027年3月"],
  ["2027", "2027", "2027", "2027"],
  ["2026/5", "2026/5", "2026/5", "2026/5"],
  ["13/2026", "13/2026", "13/2026", "13/2026"],
])("a citizen reads the period %s in words", (period, ms, en, zh) => {
  expect(periodInWords(period, "ms")).toBe(ms);
  expect(periodInWords(period, "en")).toBe(en);
  expect(periodInWords(period, "zh")).toBe(zh);
});

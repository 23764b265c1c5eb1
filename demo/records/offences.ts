import type { CompoundType } from "../../src/domain/compounds.ts";

/** Offences by compound type, in the wording of notices. They do not quote by-laws. */

export interface Offence {
  readonly text: string;
  /** Sen. */
  readonly fine: number;
}

export const OFFENCES: Readonly<Record<CompoundType, readonly [Offence, ...Offence[]]>> = {
  individual: [
    { text: "Membuang sampah di tempat awam", fine: 100_00 },
    { text: "Mengotorkan kaki lima", fine: 80_00 },
    { text: "Menampal iklan tanpa kebenaran majlis", fine: 250_00 },
  ],
  health_individual: [
    { text: "Merokok di premis makanan", fine: 250_00 },
    { text: "Mengendalikan makanan tanpa suntikan anti-tifoid", fine: 150_00 },
    { text: "Takungan air yang membiakkan nyamuk aedes", fine: 500_00 },
  ],
  trading: [
    { text: "Menjalankan perniagaan tanpa lesen yang sah", fine: 1_000_00 },
    { text: "Menghalang kaki lima dengan barang niaga", fine: 300_00 },
    { text: "Gagal mempamerkan lesen perniagaan", fine: 150_50 },
  ],
  health_trading: [
    { text: "Premis makanan tidak dijaga dengan bersih", fine: 800_00 },
    { text: "Tiada perangkap minyak dan gris", fine: 450_75 },
    { text: "Pekerja tidak memakai apron dan penutup kepala", fine: 200_00 },
  ],
  citycontrol: [
    { text: "Berjaja di kawasan larangan; barang disita", fine: 350_00 },
    { text: "Meletakkan binaan sementara di rizab jalan; barang disita", fine: 600_00 },
  ],
  vehicle: [
    { text: "Meletak kenderaan tanpa kupon letak kereta", fine: 30_00 },
    { text: "Meletak kenderaan di garisan kuning berkembar", fine: 100_00 },
    { text: "Meletak kenderaan di petak orang kurang upaya", fine: 150_00 },
    { text: "Meletak kenderaan melebihi tempoh kupon", fine: 15_45 },
  ],
};

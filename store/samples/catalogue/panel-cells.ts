import type { SheetOf } from '../../../domain/catalogue/sheet.ts'
import type { SampleProduct } from './product.ts'

/** A panel as it is written down; its category follows. */
export type PanelEntry = Omit<SampleProduct, 'category' | 'sheet'> & { sheet: SheetOf<'panel'> }

/** The figures that all panels share. */
export const house = {
	kind: 'panel',
	maxSystemV: 1500,
	warrantyYears: 12,
	performanceYears: 25,
} as const

/** Passivated-emitter mono cells of the half-cut lines. */
export const perc = {
	...house,
	technology: 'Mono PERC, half-cut',
	betaVocPctPerC: -0.275,
	gammaPmpPctPerC: -0.35,
	alphaIscPctPerC: 0.045,
	noctC: 45,
} as const

/** N-type cells with a tunnel oxide: less loss in heat, light from both sides. */
export const topcon = {
	...house,
	technology: 'N-type TOPCon, half-cut',
	betaVocPctPerC: -0.25,
	gammaPmpPctPerC: -0.29,
	alphaIscPctPerC: 0.046,
	noctC: 45,
	bifacial: true,
	bifacialityPct: 80,
	performanceYears: 30,
} as const

export const poly = {
	...house,
	technology: 'Polycrystalline',
	betaVocPctPerC: -0.32,
	gammaPmpPctPerC: -0.41,
	alphaIscPctPerC: 0.06,
	noctC: 46,
	bifacial: false,
	maxSystemV: 1000,
	warrantyYears: 10,
} as const

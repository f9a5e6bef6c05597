import { nTypePanels } from './panels-n-type.ts'
import { percPanels } from './panels-perc.ts'
import { smallPanels } from './panels-small.ts'
import type { SampleProduct } from './product.ts'

/** The first products in the shop; the others follow. */
const shelf = [
	'solar-panel-250w',
	'solar-panel-500w',
	'topcon-bifacial-panel-580w',
	'dcr-mono-panel-540w',
	'bifacial-module-550w-pallet-31',
	'topcon-bifacial-panel-620w',
	'all-black-panel-400w',
	'hjt-glass-panel-430w',
	'dcr-poly-panel-330w',
	'solar-panel-175w-12v',
	'flexible-panel-100w',
]

const place = ({ id }: { id: string }) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length)

export const panels: SampleProduct[] = [...percPanels, ...nTypePanels, ...smallPanels]
	.sort((a, b) => place(a) - place(b))
	.map((entry) => ({ ...entry, category: 'Panels' }))

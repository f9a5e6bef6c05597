import {
	flexiblePanel,
	panelCanopy,
	panelPair,
	panelPallet,
	panelWithLeads,
	singlePanel,
} from '../draw/array.ts'
import type { Panel } from '../draw/panel.ts'
import { scene } from '../scene.ts'
import { type Drawings, sheetOf } from '../sheets.ts'

type Style = Pick<Panel, 'cell' | 'backing' | 'frame' | 'mottled' | 'gap'>

const silver = '#c3cacd'
const black = '#23282b'

const styles: Record<string, Style> = {
	'solar-panel-250w': { cell: '#1d3f74', backing: 'white', frame: silver, mottled: true },
	'solar-panel-500w': { cell: '#0f1f38', backing: 'white', frame: silver },
	'topcon-bifacial-panel-580w': { cell: '#10202f', backing: 'clear', frame: '#b4bcc0', gap: 5 },
	'dcr-mono-panel-540w': { cell: '#14284a', backing: 'white', frame: black },
	'bifacial-module-550w-pallet-31': { cell: '#10223c', backing: 'white', frame: silver },
	'topcon-bifacial-panel-620w': { cell: '#0e1a2b', backing: 'clear', frame: black, gap: 4 },
	'all-black-panel-400w': { cell: '#0c1119', backing: 'black', frame: '#1a1e21' },
	'hjt-glass-panel-430w': { cell: '#15263f', backing: 'clear', frame: '#2a3033', gap: 16 },
	'dcr-poly-panel-330w': { cell: '#24508c', backing: 'white', frame: silver, mottled: true },
	'solar-panel-175w-12v': { cell: '#11203a', backing: 'white', frame: silver },
	'flexible-panel-100w': { cell: '#0f1b2c', backing: 'black', frame: '#1a1f22', gap: 5 },
}

/** Cells stand in four columns on small modules and in six on large ones. */
export function panelLook(id: string): Panel {
	const sheet = sheetOf(id, 'panel')
	const style = styles[id]
	if (!style) throw new Error(`No style for the panel ${id}.`)
	const columns = sheet.cells <= 36 ? 4 : 6
	const halfCut = sheet.cells >= 100
	return {
		...style,
		length: sheet.lengthMm,
		width: sheet.widthMm,
		depth: sheet.depthMm,
		columns,
		rows: sheet.cells / columns,
		halfCut,
		busbars: halfCut ? 10 : style.mottled ? 4 : 5,
	}
}

const pictures: Record<string, (look: Panel) => string> = {
	'solar-panel-250w': (look) => singlePanel(look),
	'solar-panel-500w': (look) => singlePanel(look, { yaw: -38, lean: 5 }),
	'topcon-bifacial-panel-580w': (look) => panelPair(look, 'back'),
	'dcr-mono-panel-540w': (look) => singlePanel(look, { yaw: 30, lean: 7 }),
	'bifacial-module-550w-pallet-31': (look) => panelPallet(look, 31),
	'topcon-bifacial-panel-620w': (look) => panelPair(look, 'front', { yaw: -40 }),
	'all-black-panel-400w': (look) => singlePanel(look, { yaw: -22, lean: 8 }),
	'hjt-glass-panel-430w': panelCanopy,
	'dcr-poly-panel-330w': (look) => singlePanel(look, { yaw: 22, lean: 5 }),
	'solar-panel-175w-12v': panelWithLeads,
	'flexible-panel-100w': flexiblePanel,
}

export const panelDrawings: Drawings = Object.fromEntries(
	Object.entries(pictures).map(([id, draw]) => [id, () => scene('panels', draw(panelLook(id)))]),
)

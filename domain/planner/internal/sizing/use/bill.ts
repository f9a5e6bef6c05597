import { type Message, message } from '../../../../../shared/messages/message.ts'
import { figuresAs, type Item, type Part } from '../../../electrical/items.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'
import type { Accessories } from '../accessories.ts'
import { phasesOf } from '../estimates.ts'
import type { KitOffer } from '../search/kits.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import type { Backup } from '../search/storage.ts'
import type { Terms } from '../search/terms.ts'

export interface BillLine {
	item: Item
	quantity: number
	/** Why it is there, for a buyer. */
	reason: Message
}

/** How long the batteries of a system carry the load, hours. */
export const backupHours = ({ battery }: Pick<PlannedSystem, 'battery'>, { loadW }: Backup) =>
	battery ? (battery.quantity * battery.figures.usableKwh * 1000) / loadW : 0

/** The parts of a system, each with its reason; those of its kits as one line. */
export function billOf(
	system: PlannedSystem,
	backup: Backup | undefined,
	singlePhaseW = SINGLE_PHASE_W,
): BillLine[] {
	const { panel, panels, inverter, inverters, battery, accessories, kit } = system
	const lines: BillLine[] = kit
		? [{ item: kit.item, quantity: kit.quantity, reason: kitReason(system, kit) }]
		: [
				{
					item: inverter.item,
					quantity: inverters,
					reason: inverterReason(system, backup, singlePhaseW),
				},
			]
	const loosePanels = panels - (kit?.panels ?? 0)
	const { powerW, madeInIndia } = panel.figures
	const about = { panels, powerW, kwp: system.kwp, madeInIndia, isBesideKit: kit !== null }
	const panelLine = {
		item: panel.item,
		quantity: loosePanels,
		reason: message('planner.part.panels', about),
	}
	if (loosePanels > 0) lines.splice(kit ? 1 : 0, 0, panelLine)
	const looseBatteries = (battery?.quantity ?? 0) - (kit?.batteries ?? 0)
	if (battery && backup && looseBatteries > 0)
		lines.push({
			item: battery.item,
			quantity: looseBatteries,
			reason: message('planner.part.batteries', {
				storedKwh: battery.quantity * battery.figures.usableKwh,
				loadW: backup.loadW,
				hours: backupHours(system, backup),
				isBesideKit: kit !== null && kit.batteries > 0,
			}),
		})
	for (const { kind, part } of accessories)
		if (part)
			lines.push({
				item: part.item,
				quantity: part.quantity,
				reason: ACCESSORY_REASON[kind](system, part),
			})
	return lines
}

function kitReason({ panel, inverter, inverters, battery }: PlannedSystem, kit: KitOffer): Message {
	const parts = [
		{ name: panel.item.name, quantity: kit.panels },
		{ name: inverter.item.name, quantity: inverters },
		...(battery && kit.batteries > 0 ? [{ name: battery.item.name, quantity: kit.batteries }] : []),
	]
	const isAll = figuresAs(kit.item, 'kit')?.parts.length === parts.length
	return message('planner.part.kit', { parts, isAll, saved: kit.saved })
}

/** The parts that no product in stock suits, and the works and fees beside the parts, with their estimated prices. */
export function notIncluded(
	{ missing, kwp, ...system }: PlannedSystem,
	{
		works,
		worksHeld,
		rules,
	}: Pick<Terms, 'works' | 'worksHeld'> & {
		rules: Pick<Terms['rules'], 'singlePhaseW'>
	},
): Message[] {
	const beside = works.listOf({ kwp, phases: phasesOf(system, rules.singlePhaseW) })
	return [
		...missing.map(({ part, price }) => message(`planner.no_part.${part}`, { price })),
		...(worksHeld.length > 0 ? [message('planner.estimate.held', { works: worksHeld })] : []),
		...(beside.length > 0 ? [message('planner.estimate.beside', { works: beside })] : []),
	]
}

function inverterReason(
	{ inverter, inverters, row, panels }: PlannedSystem,
	backup: Backup | undefined,
	singlePhaseW: number,
): Message {
	const { acW, type, phases } = inverter.figures
	const isShared = phases !== 3 && inverters * acW > singlePhaseW
	return message('planner.part.inverter', {
		isMicro: type === 'micro',
		inverters,
		panels,
		strings: row.strings,
		inSeries: row.inSeries,
		acW,
		loadW: backup?.loadW ?? null,
		phases: phases === 3 ? 'three' : isShared ? 'shared' : 'one',
	})
}

const ACCESSORY_REASON: Record<
	Accessories[number]['kind'],
	(system: PlannedSystem, part: Part) => Message
> = {
	mounting: ({ panels }, { item }) =>
		message('planner.part.mounting', {
			panels,
			roof: figuresAs(item, 'mounting')?.roof ?? 'flat',
		}),
	cable: ({ row, inverters }) =>
		message('planner.part.cable', { strings: row.strings * inverters }),
	isolator: () => message('planner.part.isolator'),
	box: ({ inverters }) => message('planner.part.box', { inverters }),
	'ac-box': () => message('planner.part.ac-box'),
}

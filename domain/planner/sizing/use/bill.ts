import { inWholeRupees } from '../../../../shared/format/money.ts'
import { counted, figure } from '../../electrical/check.ts'
import { figuresAs, type Item, type Part } from '../../electrical/items.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'
import type { Accessories } from '../accessories.ts'
import type { KitOffer } from '../search/kits.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import type { Backup } from '../search/storage.ts'

export interface BillLine {
	item: Item
	quantity: number
	/** Why it is there, one sentence for a buyer. */
	reason: string
}

/** How long the batteries of a system carry the load, hours. */
export const backupHours = ({ battery }: Pick<PlannedSystem, 'battery'>, { loadW }: Backup) =>
	battery ? (battery.quantity * battery.figures.usableKwh * 1000) / loadW : 0

/** The parts of a system, each with its reason; what is in its kits as one line. */
export function billOf(system: PlannedSystem, backup: Backup | undefined): BillLine[] {
	const { panel, panels, inverter, inverters, battery, accessories, kit } = system
	const lines: BillLine[] = kit
		? [{ item: kit.item, quantity: kit.quantity, reason: kitReason(system, kit) }]
		: [{ item: inverter.item, quantity: inverters, reason: inverterReason(system, backup) }]
	const loosePanels = panels - (kit?.panels ?? 0)
	const made = `${counted(panels, 'panel')} of ${figure(panel.figures.powerW)} W ${panels === 1 ? 'makes' : 'make'} up to ${figure(system.kwp, 2)} kW${panel.figures.madeInIndia ? ', with cells made in India' : ''}.`
	const panelLine = {
		item: panel.item,
		quantity: loosePanels,
		reason: kit ? `With those of the kit, ${made}` : made,
	}
	if (loosePanels > 0) lines.splice(kit ? 1 : 0, 0, panelLine)
	const looseBatteries = (battery?.quantity ?? 0) - (kit?.batteries ?? 0)
	if (battery && backup && looseBatteries > 0) {
		const kwh = figure(battery.quantity * battery.figures.usableKwh)
		const stores = `tores ${kwh} kWh for use: ${figure(backup.loadW, 0)} W for ${figure(backupHours(system, backup))} h.`
		lines.push({
			item: battery.item,
			quantity: looseBatteries,
			reason: kit && kit.batteries > 0 ? `With that of the kit, s${stores}` : `S${stores}`,
		})
	}
	for (const { kind, part } of accessories)
		if (part)
			lines.push({
				item: part.item,
				quantity: part.quantity,
				reason: ACCESSORY[kind].reason(system, part),
			})
	return lines
}

function kitReason({ panel, inverter, inverters, battery }: PlannedSystem, kit: KitOffer): string {
	const core = [
		`${figure(kit.panels, 0)} × ${panel.item.name}`,
		`${figure(inverters, 0)} × ${inverter.item.name}`,
		...(battery && kit.batteries > 0 ? [`${figure(kit.batteries, 0)} × ${battery.item.name}`] : []),
	]
	const isAll = figuresAs(kit.item, 'kit')?.parts.length === core.length
	const has = isAll ? core.join(' and ') : `${core.join(', ')} and their accessories`
	return `${has}, for ${inWholeRupees(kit.saved)} less than one by one.`
}

/** What no product in stock suits, in sentences. */
export const notIncluded = ({ accessories, inverter }: PlannedSystem): string[] => [
	...accessories.flatMap(({ kind, part }) =>
		part ? [] : [`${ACCESSORY[kind].name} for it is not in stock: the installer brings it.`],
	),
	...(inverter.figures.type === 'micro' ? [TRUNK] : []),
]

/** Each maker's micro-inverters have plugs of their own, which no sheet tells. */
const TRUNK =
	'An AC trunk cable, which its micro-inverters plug into, is not in stock: the installer brings it.'

function inverterReason(
	{ inverter, inverters, row, panels }: PlannedSystem,
	backup: Backup | undefined,
) {
	const { acW, type, phases } = inverter.figures
	const each = inverters === 1 ? '' : 'each '
	const takes =
		type === 'micro'
			? `Turns the power of ${counted(panels / inverters, 'panel')} ${each}into mains power, right beneath`
			: `Takes ${each}${counted(row.strings, 'string')} of ${counted(row.inSeries, 'panel')} and turns up to ${figure(acW, 0)} W into mains power`
	const carries = backup
		? `, and carries your ${figure(backup.loadW, 0)} W when the grid is away`
		: ''
	const isThreePhase = phases === 3 || inverters * acW > SINGLE_PHASE_W
	const onPhases = phases === 3 ? '' : `, ${figure(inverters / 3, 0)} on each phase`
	return `${takes}${carries}${isThreePhase ? `; for a three-phase connection${onPhases}` : ''}.`
}

const held = (panels: number) => ['the panel', 'both panels'][panels - 1] ?? `all ${panels} panels`

const ACCESSORY: Record<
	Accessories[number]['kind'],
	{ name: string; reason: (system: PlannedSystem, part: Part) => string }
> = {
	mounting: {
		name: 'Mounting',
		reason: ({ panels }, { item }) =>
			`Holds ${held(panels)} on a ${figuresAs(item, 'mounting')?.roof} roof.`,
	},
	cable: {
		name: 'Cable',
		reason: ({ row, inverters }) =>
			`Connects ${counted(row.strings * inverters, 'string')} with the inverter, up to 25 m away.`,
	},
	isolator: {
		name: 'A DC isolator',
		reason: () => 'Cuts each string off for work on the inverter or in an emergency.',
	},
	box: {
		name: 'A distribution box',
		reason: ({ inverters }) =>
			`Protects both sides of ${inverters === 1 ? 'the' : 'each'} inverter.`,
	},
	'ac-box': {
		name: 'An AC breaker with surge protection',
		reason: () => 'Protects the mains side of the micro-inverters.',
	},
}

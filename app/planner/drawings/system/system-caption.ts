import { number } from '../../../ui/text/format'
import { tenths } from '../figures'
import { groupsOf, panelsPerMicro, type System } from './system-parts'

/** `540 W`, `5 kW` */
export const power = (watts: number) =>
	watts < 1000 ? `${number(watts, 0)}\u00a0W` : `${number(watts / 1000, 2)}\u00a0kW`

export const times = (many: number, name: string) => (many === 1 ? name : `${many} × ${name}`)

const counted = (many: number, one: string) => `${number(many, 0)} ${many === 1 ? one : `${one}s`}`

/** `540 W each, 3.78 kW in all` */
export const panelFigures = ({ panel, kwp }: System) =>
	panel.quantity === 1
		? power(panel.powerW)
		: `${power(panel.powerW)} each, ${number(kwp, 2)}\u00a0kW in all`

export function inverterFigures({ inverter }: System): string {
	const each = inverter.quantity === 1 ? '' : ' each'
	return `${power(inverter.acW)}${each}${inverter.phases === 3 ? ', three-phase' : ''}`
}

/**
 * The figures of batteries drawn as one store; the hours are those of the whole bank, and say so beside a part of it.
 * @param many batteries that are drawn as one; usableKwh is of one battery
 */
export function batteryFigures({ battery, backupHours }: System, many: number): string {
	if (!battery) return ''
	const stored = `${tenths(many * battery.usableKwh)}\u00a0kWh to use`
	if (!backupHours) return stored
	const all = battery.quantity
	const hours = `${tenths(backupHours)}\u00a0h`
	return `${stored}, ${many < all ? `${hours} with\u00a0all\u00a0${all}` : hours}`
}

/** `2 panels on each`, `1 or 2 panels on each` */
export function onEachMicro(layout: System['layout']): string {
	const on = [...new Set(panelsPerMicro(layout))].sort((a, b) => a - b)
	const panels = `${on.join(' or ')} ${on.at(-1) === 1 ? 'panel' : 'panels'}`
	return layout.inverters.length === 1 ? panels : `${panels} on each`
}

/** The meaning of the drawing, in one sentence. */
export function systemCaption(system: System): string {
	const { panel, inverter, battery, kwp } = system
	const panels = `${counted(panel.quantity, 'panel')} ${panel.quantity === 1 ? 'makes' : 'make'} up to ${number(kwp, 2)}\u00a0kW`
	const many = inverter.quantity
	const turn =
		inverter.type === 'micro'
			? `${many === 1 ? `a micro-inverter beneath ${panel.quantity === 1 ? 'it' : 'them'} turns` : `${many} micro-inverters beneath them turn`} it into mains power for you to use`
			: `${many === 1 ? 'the inverter turns' : `${many} inverters turn`} it into mains power for you to use`
	const stored = battery
		? `, ${battery.quantity === 1 ? 'a battery keeps' : `${battery.quantity} batteries keep`} some for a power cut`
		: ''
	const rest =
		inverter.type === 'off-grid' ? '' : ', and what is left over goes through the meter to the grid'
	return `${panels}; ${turn}${stored}${rest}.`
}

/** The whole content of the drawing, for readers who do not see it. */
export function systemDescription(system: System): string {
	const { panel, inverter, battery, layout } = system
	const panels = `${counted(panel.quantity, 'panel')}: ${panel.name}, ${panelFigures(system)}.`
	const inverters = `${counted(inverter.quantity, inverter.type === 'micro' ? 'micro-inverter' : 'inverter')}: ${inverter.name}, ${inverterFigures(system)}.`
	const wiring =
		inverter.type === 'micro'
			? [`${onEachMicro(layout)}.`]
			: groupsOf(system).map(({ inverters: many, rows }, index, all) => {
					const which =
						all.length > 1 || many > 1
							? many > 1
								? `${many} inverters alike`
								: `Inverter ${index + 1}`
							: 'The inverter'
					return `${which}: ${rows.map(({ label }) => label.toLowerCase()).join('; ')}.`
				})
	const stored = battery
		? [
				`${counted(battery.quantity, 'battery').replace(/batterys$/, 'batteries')}: ${battery.name}, ${batteryFigures(system, battery.quantity)}.`,
			]
		: []
	const ends =
		inverter.type === 'off-grid'
			? 'From there a line leads to your building.'
			: 'From there a line leads to your building, the meter and the grid.'
	return [panels, ...wiring, inverters, ...stored, ends].join(' ')
}

import { compared, counted, figure } from '../../../format/english.ts'
import type { Message, Say } from '../../types.ts'

/** An inverter, or an input of one where it is a micro-inverter. */
const subject = (isMicro: boolean) => (isMicro ? 'An input of the micro-inverter' : 'The inverter')

const KINDS: Record<string, string> = { panel: 'a panel', inverter: 'an inverter' }

interface Named {
	name: string
}

/** Words for layouts and whole systems: why they cannot be, or cannot be checked. */
export const systems = {
	/** Several sentences, one after another. */
	'planner.sentences': ({ all }: { all: readonly Message[] }, say: Say) => all.map(say).join(' '),

	'planner.check.output-power.kept': ({ value, limit }: { value: number; limit: number }) =>
		`It gives up to ${figure(value, 0)} W, enough for the ${figure(limit, 0)} W that you run at once.`,
	'planner.check.output-power.broken': ({ value, limit }: { value: number; limit: number }) => {
		const [gives, needs] = compared(value, limit, 0)
		return `It gives up to ${gives} W, less than the ${needs} W that you run at once.`
	},
	'planner.check.starting-power.kept': ({ value, limit }: { value: number; limit: number }) =>
		`For seconds it gives up to ${figure(value, 0)} W, enough for the ${figure(limit, 0)} W that are needed as a motor starts.`,
	'planner.check.starting-power.broken': ({ value, limit }: { value: number; limit: number }) => {
		const [gives, needs] = compared(value, limit, 0)
		return `For seconds it gives up to ${gives} W, less than the ${needs} W that are needed as a motor starts.`
	},

	'planner.layout.too_many_inverters': ({ most }: { most: number }) =>
		`More than ${most} inverters are for an engineer to plan.`,
	'planner.layout.one_panel_too_much': (p: {
		isMicro: boolean
		maxDcV: number
		panelV: number
		tMin: number
	}) =>
		`${subject(p.isMicro)} takes ${figure(p.maxDcV)} V, and one panel alone has ${figure(p.panelV)} V at ${figure(p.tMin)} °C.`,
	/** Fewest: null where no number of panels would do. */
	'planner.layout.no_length': (p: { isMicro: boolean; fewest: number | null; most: number }) =>
		`${subject(p.isMicro)} needs at least ${p.fewest === null ? 'more panels than there can be' : counted(p.fewest, 'panel')} in a row to work in the heat, and takes at most ${p.most} in the cold.`,
	'planner.layout.too_few_panels': (p: { panels: number; fewest: number; inverters: number }) =>
		`${p.panels} ${p.panels === 1 ? 'panel is' : 'panels are'} too few: ${p.inverters === 1 ? 'the inverter' : 'each inverter'} needs at least ${p.fewest} in a row.`,
	'planner.layout.too_many_panels': (p: { panels: number; inputs: number; most: number }) =>
		`${p.panels} panels are too many: there are inputs for ${counted(p.inputs, 'string')} of at most ${p.most}.`,
	'planner.layout.undivided': (p: {
		panels: number
		inputs: number
		fewest: number
		most: number
	}) =>
		`${p.panels} panels cannot be divided into strings of ${p.fewest === p.most ? p.fewest : `${p.fewest} to ${p.most}`} for ${p.inputs} ${p.inputs === 1 ? 'input' : 'inputs'}.`,

	'planner.product.several_panels': ({ name }: Named) =>
		`${name} cannot be checked: its figures are those of one panel, and it has several.`,
	'planner.product.no_figures': ({ name }: Named) =>
		`${name} cannot be checked: it has no technical figures.`,
	'planner.product.other_kind': ({ name, kind }: Named & { kind: 'panel' | 'inverter' }) =>
		`${name} is not ${KINDS[kind]}.`,

	'planner.system.several_kinds':
		'Of each kind there is more than one: an installer plans which goes with which.',
	'planner.system.inverter_and_generator':
		'An inverter and a generator each have panels of their own.',
	'planner.system.incomplete': 'A system has panels and an inverter.',
	'planner.system.uneven_generators': 'The panels cannot be shared evenly among the generators.',
	'planner.system.nothing_to_check': 'There is nothing to check a generator against.',
}

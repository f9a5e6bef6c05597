import { message } from '../../../../shared/messages/message.ts'
import { atMost, type Check, type Site } from '../electrical/check.ts'
import { PHASES, SINGLE_PHASE_W } from '../electrical/phases.ts'
import { type Found, type Partly, warningAbout } from './cart-check.ts'

/** An inverter of the cart; its item is the cart's, which may be a kit with it inside. */
export type CartInverter = Found<'inverter'>

/**
 * Whether the inverters suit one connection, as a plan asks of them. A warning: the capacity of a connection differs by
 * place, and the cart may be for several. Off-grid inverters feed no grid.
 */
export function checkPhases(
	inverters: readonly CartInverter[],
	{ singlePhaseW = SINGLE_PHASE_W }: Pick<Site, 'singlePhaseW'>,
): Partly {
	const onGrid = inverters.filter(({ figures }) => figures.type !== 'off-grid')
	const single = onGrid.filter(({ figures }) => figures.phases === 1)
	const check = isShared(single)
		? null
		: (powerCheck(single, singlePhaseW) ?? mixCheck(single, onGrid))
	if (!check) return {}
	const about = check.rule === 'mixed-phases' ? onGrid : single
	const productIds = [...new Set(about.map(({ item }) => item.id))]
	return { problems: [warningAbout(productIds, check)] }
}

const piecesOf = (inverters: readonly CartInverter[]) =>
	inverters.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether three phases can each carry as many, of every power. */
function isShared(single: readonly CartInverter[]): boolean {
	const byPower = Map.groupBy(single, ({ figures }) => figures.acW)
	return [...byPower.values()].every((alike) => piecesOf(alike) % PHASES === 0)
}

const failing = (check: Check) => (check.ok ? null : check)

function powerCheck(single: readonly CartInverter[], singlePhaseW: number): Check | null {
	const watts = single.reduce((sum, { figures, quantity }) => sum + figures.acW * quantity, 0)
	return failing(
		atMost({
			rule: 'single-phase-power',
			severity: 'warning',
			value: watts,
			limit: singlePhaseW,
			unit: 'W',
			about: {},
			formula: message('planner.formula.single_phase_power'),
		}),
	)
}

/** String and hybrid inverters of both kinds: one phase would feed in more than the others. */
function mixCheck(single: readonly CartInverter[], onGrid: readonly CartInverter[]): Check | null {
	const central = ({ figures }: CartInverter) => figures.type !== 'micro'
	if (!onGrid.some((one) => central(one) && one.figures.phases === PHASES)) return null
	return failing(
		atMost({
			rule: 'mixed-phases',
			severity: 'warning',
			value: piecesOf(single.filter(central)),
			limit: 0,
			unit: 'inverters',
			about: {},
			formula: message('planner.formula.mixed_phases'),
		}),
	)
}

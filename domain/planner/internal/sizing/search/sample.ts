import { memoize } from '../../memoize.ts'
import type { InverterSet, PanelChoice } from './candidates.ts'

/** Of fewer pairs all are looked at as soon. */
const FEW_PAIRS = 4000
const PANELS_EACH_WAY = 12
/** Inverters are compared with those of about their power: within a third of a doubling. */
const GRADES_A_DOUBLING = 3
const INVERTERS_A_GRADE = 2

/**
 * A few good panels and inverters of a large catalogue, for a first answer: panels that are cheap by
 * the watt, made in India and not, and small ones; inverters that are cheap for their power.
 * @returns null where there are few anyhow
 */
export function sampleOf(
	panels: readonly PanelChoice[],
	sets: readonly InverterSet[][],
): { panels: PanelChoice[]; sets: InverterSet[][] } | null {
	const inverters = invertersIn(sets)
	if (panels.length * inverters.size <= FEW_PAIRS) return null
	const byWatt = panels.toSorted((a, b) => perWatt(a) - perWatt(b))
	const indian = byWatt.filter(({ panel }) => panel.figures.madeInIndia)
	const small = panels.toSorted((a, b) => powerOf(a) - powerOf(b))
	const few = [byWatt, indian, small].flatMap((list) => list.slice(0, PANELS_EACH_WAY))
	const grades = Map.groupBy(inverters, ({ figures: { acW, phases, type } }) =>
		[type, phases, Math.round(Math.log2(acW) * GRADES_A_DOUBLING)].join(),
	)
	const good = new Set(
		[...grades.values()].flatMap((grade) =>
			grade
				.sort((a, b) => a.item.price / a.figures.acW - b.item.price / b.figures.acW)
				.slice(0, INVERTERS_A_GRADE),
		),
	)
	return {
		panels: [...new Set(few)],
		sets: sets.map((list) => list.filter(({ inverter }) => good.has(inverter))),
	}
}

// Without batteries sets are the same for every plan.
const invertersIn = memoize(
	(sets: readonly InverterSet[][]) =>
		new Set(sets.flatMap((list) => list.map(({ inverter }) => inverter))),
)

const powerOf = ({ panel }: PanelChoice) => panel.figures.powerW
const perWatt = (choice: PanelChoice) => choice.price / powerOf(choice)

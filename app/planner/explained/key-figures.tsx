import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Fact, FactList } from '../../ui/display/fact-list'
import { ExplainedValue } from './explained-value'
import { type FigureName, shownFigure } from './figures'

interface KeyFiguresProps {
	of: readonly FigureName[]
	option: PlanOption
	plan: PlanAnswer
	/** Where nothing can be pressed. */
	isOnPaper?: boolean
}

/** The figures of a system for its owner; each opens to its calculation. */
export function KeyFigures({ of, option, plan, isOnPaper = false }: KeyFiguresProps) {
	return (
		<FactList variant="figures">
			{of.map((name) => {
				const shown = shownFigure(name, option, plan)
				if (!shown) return null
				const { label, value, hint } = shown
				return (
					<Fact key={name} name={label} hint={hint}>
						{isOnPaper ? value : <ExplainedValue name={name}>{value}</ExplainedValue>}
					</Fact>
				)
			})}
		</FactList>
	)
}

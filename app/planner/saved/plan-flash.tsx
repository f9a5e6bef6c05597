import { Form } from 'react-router'
import { sentenceOf } from '../../ui/forms/problem'
import { RowFlash } from '../../ui/overlay/row-flash'
import { ButtonLink } from '../../ui/text/button-link'
import type { SavedPlanAnswer } from './saved-plans.server'
import { savedPlansIntents } from './saved-plans-intents'

interface PlanFlashProps {
	answer: SavedPlanAnswer | undefined
	/** The name of the plan that was saved just now. */
	saved: string | null
}

/** The result of the last change of a saved plan, with an undo of its removal. */
export const PlanFlash = ({ answer, saved }: PlanFlashProps) => (
	<RowFlash
		answer={answer}
		done={saidOf(answer, saved)}
		problem={sentenceOf(answer?.problem, ['name'])}
		undo={(removed) => (
			<Form method="post" replace preventScrollReset>
				<input type="hidden" name="name" value={removed.name} />
				<input type="hidden" name="plan" value={removed.plan} />
				<ButtonLink type="submit" {...savedPlansIntents.field('save')}>
					Undo
				</ButtonLink>
			</Form>
		)}
	/>
)

function saidOf(answer: SavedPlanAnswer | undefined, saved: string | null) {
	if (answer?.problem === null) {
		const { done, row } = answer
		return done === 'removed' ? `Removed ${row.name}.` : `It is called ${row.name} now.`
	}
	return !answer && saved ? `${saved} is saved.` : null
}

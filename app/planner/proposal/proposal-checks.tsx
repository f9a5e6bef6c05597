import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { extremesOf } from '../../components/planner/words'
import { Sentences } from '../../ui/display/list'
import classes from './proposal.module.css'

interface ProposalChecksProps {
	option: PlanOption
	plan: Pick<PlanAnswer, 'site' | 'place'>
}

/** That the parts fit together, in short. */
export function ProposalChecks({ option: { checks }, plan }: ProposalChecksProps) {
	const { all, passed, warnings } = checks
	return (
		<section>
			<h2>Checked to fit together</h2>
			<p>
				{passed} of {all.length} checks of voltage, current and power hold for these very parts,{' '}
				{extremesOf(plan)}.
			</p>
			{warnings.length > 0 && (
				<>
					<p className={classes.lead}>Before you decide:</p>
					<Sentences of={warnings} />
				</>
			)}
		</section>
	)
}

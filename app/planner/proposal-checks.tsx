import type { PlanAnswer, PlanOption } from '../../domain/planner/sizing/answer-schema'
import classes from './proposal.module.css'
import { figure, withTenth } from './words'

interface ProposalChecksProps {
	option: PlanOption
	site: PlanAnswer['site']
}

/** That the parts fit together, in short. */
export function ProposalChecks({ option: { checks }, site }: ProposalChecksProps) {
	const { all, passed, warnings } = checks
	return (
		<section>
			<h2>Checked to fit together</h2>
			<p>
				{passed} of {all.length} checks of voltage, current and power hold for these very parts: in
				the coldest air of the place, {withTenth(site.tMin)} °C, and with cells of{' '}
				{figure(site.tCellMax)} °C in its hottest sun.
			</p>
			{warnings.length > 0 && (
				<>
					<p className={classes.lead}>To be thought about:</p>
					<ul className={classes.list}>
						{warnings.map((warning) => (
							<li key={warning}>{warning}</li>
						))}
					</ul>
				</>
			)}
		</section>
	)
}

import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { inLakh } from '../figures/lakh'
import { savedInTheEnd } from '../figures/net-saving'
import tables from '../figures/table.module.css'
import { figure, replacementsOf, rupees, withTenth } from '../words'
import classes from './proposal.module.css'

/** What it costs, what of it comes back, and what is left after the years. */
export function ProposalCost({ option, years }: { option: PlanOption; years: number }) {
	const { price, money } = option
	const { installation, subsidy, cost, gst, market, loan, replacements } = money
	const notes = [
		...subsidy.reasons,
		gst &&
			`${rupees(gst.amount)} of it is GST, ${withTenth(gst.pct)} %: goods are ${gst.goodsSharePct} % of the value at ${gst.goodsPct} %, the rest is service at ${gst.servicePct} %.`,
		market &&
			`Others paid ${inLakh(market.low)} to ${inLakh(market.high)} for as much power, installed.`,
		loan &&
			`With a loan of ${rupees(loan.amount)} at ${withTenth(loan.ratePct)} % over ${figure(loan.months)} months you pay ${rupees(loan.emi)} a month, ${rupees(loan.interest)} of interest in all.`,
		replacements && replacementsOf(replacements, years),
	].filter((note) => note !== null)
	return (
		<section className={classes.whole}>
			<h2>The money</h2>
			<div className={classes.money}>
				<table className={tables.table}>
					<tbody>
						<Sum what="Parts, GST included" amount={price} />
						<Sum what="Installation, an estimate, GST included" amount={installation} />
						{subsidy.amount > 0 && (
							<>
								<Sum what="To pay at first" amount={price + installation} isSum />
								<Sum what="Subsidy, paid to you after commissioning" amount={-subsidy.amount} />
							</>
						)}
						<Sum what={subsidy.amount > 0 ? 'Cost in the end' : 'Cost'} amount={cost} isSum />
					</tbody>
				</table>
				<ul className={classes.list}>
					{notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ul>
			</div>
			<p className={classes.after}>{savedInTheEnd(money, years)}</p>
		</section>
	)
}

function Sum({ what, amount, isSum }: { what: string; amount: number; isSum?: boolean }) {
	return (
		<tr data-sum={isSum}>
			<th scope="row">{what}</th>
			<td>{rupees(amount)}</td>
		</tr>
	)
}

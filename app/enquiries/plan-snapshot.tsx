import type { ReactNode } from 'react'
import type { PlanSnapshot } from '../../domain/enquiries/schema'
import { approx } from '../planner/figures/lakh'
import { figure, kilowatts, paybackOf, rupees } from '../planner/words'
import { Stack } from '../ui/layout/stack'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import classes from './plan-snapshot.module.css'
import { todayOf } from './since'

const MAIN = ['Panels', 'Inverters', 'Batteries']

interface PlanSnapshotProps {
	plan: PlanSnapshot
	/** Whether it is shown to whoever asked. */
	isOwn: boolean
}

/** The system that was asked about as it was then, and what became of its parts. */
export function PlanSnapshotView({ plan, isOwn }: PlanSnapshotProps) {
	const { kwp, parts, price, installation, subsidy, cost, saving, yearlyKwh, paybackRange } = plan
	const payback = paybackOf(paybackRange)
	const main = parts.filter(({ category }) => MAIN.includes(category))
	return (
		<Stack gap={1} className={classes.sent}>
			<h3>
				As {isOwn ? 'you' : 'the buyer'} saw it on <When at={plan.sentAt} />
			</h3>
			<p>
				{kilowatts(kwp)}, about {figure(approx(yearlyKwh))} kWh a year:{' '}
				{main.map(piecesOf).join(', ')}
			</p>
			<dl className={classes.figures}>
				<Figure label="Parts">{rupees(price)}</Figure>
				<Figure label="Installation">{rupees(installation)}</Figure>
				<Figure label="Subsidy">{subsidy > 0 ? rupees(subsidy) : 'None'}</Figure>
				<Figure label={subsidy > 0 ? 'Cost after subsidy' : 'Cost'}>
					<strong>{rupees(cost)}</strong>
				</Figure>
				<Figure label="Saves, first year">about {rupees(approx(saving))}</Figure>
				<Figure label={payback.isAbout ? 'Paid back in about' : 'Paid back'}>{payback.time}</Figure>
			</dl>
			<details>
				<summary>
					{todayOf(plan)}{' '}
					<Text as="span" tone="leaf" oneLine className={classes.open}>
						All parts
					</Text>
				</summary>
				<Stack as="ul" gap={2} className={classes.parts}>
					{parts.map((part) => (
						<li key={part.productId}>
							<span>{piecesOf(part)}</span>
							<span className={classes.price}>
								<Price rupees={part.price} /> each
							</span>
							<Today {...part} />
						</li>
					))}
				</Stack>
			</details>
		</Stack>
	)
}

const piecesOf = ({ quantity, name }: { quantity: number; name: string }) =>
	`${figure(quantity)} × ${name}`

function Figure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	)
}

/** What is not as it was; nothing where it is. */
function Today({ price, quantity, today }: PlanSnapshot['parts'][number]) {
	const isOther = today && today.price !== price
	const lacks = !today ? 'no longer sold' : lackOf(today.stock, quantity)
	if (!isOther && !lacks) return null
	return (
		<span className={classes.now}>
			{isOther && (
				<>
					today <Price rupees={today.price} />
				</>
			)}
			{isOther && lacks && ', '}
			{lacks}
		</span>
	)
}

function lackOf(stock: number, quantity: number): string {
	if (stock >= quantity) return ''
	return stock === 0 ? 'out of stock' : `only ${figure(stock)} left`
}

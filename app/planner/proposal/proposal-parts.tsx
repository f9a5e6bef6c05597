import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { figure, madeBy } from '../../components/planner/words'
import { useWithGst } from '../../shell/use-gst'
import { ColumnHeads } from '../../ui/display/column-heads'
import { Sentences } from '../../ui/display/list'
import { Price } from '../../ui/text/price'
import tables from '../figures/table.module.css'
import classes from './proposal.module.css'

const OUTSIDE =
	'What the electricity company charges, and work on the house itself, such as on its wiring or its roof.'

/** The bill of materials: every part with its reason and its price. */
export function ProposalParts({ option: { items, price, notIncluded } }: { option: PlanOption }) {
	const withGst = useWithGst()
	return (
		<section>
			<h2>What is in it</h2>
			<div className={tables.room}>
				<table className={tables.table} data-folds="parts">
					<ColumnHeads of={['Part', 'Pieces', 'Price of one', 'Price']} />
					<tbody>
						{items.map((item) => {
							const { productId, name, reason, quantity, price: each } = item
							return (
								<tr key={productId}>
									<th scope="row">
										{name}
										<small>{madeBy(item)}</small>
										<small>{reason}</small>
									</th>
									<td>{figure(quantity)}</td>
									<td>
										<Price rupees={each} />
									</td>
									<td>
										<Price rupees={each * quantity} />
									</td>
								</tr>
							)
						})}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" colSpan={3}>
								{withGst('All parts')}
							</th>
							<td>
								<Price rupees={price} />
							</td>
						</tr>
					</tfoot>
				</table>
			</div>
			<p className={classes.lead}>Not included:</p>
			<Sentences of={[...notIncluded, OUTSIDE]} />
		</section>
	)
}

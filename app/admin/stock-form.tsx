import type { ReactNode } from 'react'
import { Fragment, useEffect, useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import type { StockMovement } from '../../domain/catalogue/schema'
import { withParams } from '../portal/address'
import tableClasses from '../portal/table.module.css'
import { Unsaved } from '../ui/unsaved'
import { Ledger } from './ledger'
import type { action, StockRow } from './manage-stocks'
import { SaveBar } from './save-bar'
import classes from './stock.module.css'
import { formOf, type StockAnswer, useStockEdits } from './stock-edits'
import { StockLine } from './stock-line'

interface StockFormProps {
	rows: StockRow[]
	/** The ledger that is open. */
	ledger: { id: string; movements: StockMovement[] } | null
	/** The answer to a form that was sent as a page of its own. */
	answer: StockAnswer | undefined
	children: ReactNode
}

const HEAD = ['Product', 'Category', 'Price', 'Stock']

/** The table of stocks. Edits are kept here until they are saved, whatever is searched meanwhile. */
export function StockForm({ rows, ledger, answer, children }: StockFormProps) {
	const [params] = useSearchParams()
	const { edits, type, settle, discard } = useStockEdits(answer?.failed ?? [])
	const fetcher = useFetcher<typeof action>()
	const [settled, setSettled] = useState(answer)
	const news = fetcher.data ?? answer
	useEffect(() => {
		if (!news) return
		settle(news)
		setSettled(news)
	}, [news, settle])

	return (
		<Form
			method="post"
			noValidate
			className={classes.form}
			onSubmit={(event) => {
				event.preventDefault()
				if (edits.size > 0 && fetcher.state === 'idle')
					fetcher.submit(formOf(edits.values()), { method: 'post' })
			}}
		>
			{children}
			{rows.length > 0 && (
				<table className={tableClasses.table}>
					<thead>
						<tr>
							{HEAD.map((words) => (
								<th
									key={words}
									scope="col"
									className={words === 'Price' ? tableClasses.number : undefined}
								>
									{words}
								</th>
							))}
							<th scope="col">
								<span className={tableClasses.hidden}>Ledger</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => {
							const isOpen = ledger?.id === row.id
							return (
								<Fragment key={row.id}>
									<StockLine
										row={row}
										edit={edits.get(row.id)}
										onType={(typed) => type(row, typed)}
										isOpen={isOpen}
										ledgerAt={withParams(params, { ledger: isOpen ? null : row.id })}
									/>
									{isOpen && (
										<tr id="ledger">
											<td colSpan={5} className={classes.ledger}>
												<Ledger movements={ledger.movements} />
											</td>
										</tr>
									)}
								</Fragment>
							)
						})}
					</tbody>
				</table>
			)}
			<SaveBar
				edits={edits}
				answer={settled}
				savedBefore={params.get('saved') === 'yes' && !settled}
				busy={fetcher.state !== 'idle'}
				onDiscard={discard}
			/>
			<Unsaved when={() => edits.size > 0}>
				The stock changes on this page are not saved yet.
			</Unsaved>
		</Form>
	)
}

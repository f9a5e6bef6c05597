import type { ReactNode } from 'react'
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import type { StockMovement } from '../../../domain/catalogue/schema'
import { withParams } from '../../portal/address'
import tableClasses from '../../portal/table.module.css'
import { Unsaved } from '../../ui/overlay/unsaved'
import { fieldBelow } from '../field-below'
import { SaveBar } from '../products/form/save-bar'
import { Ledger } from './ledger'
import classes from './stock.module.css'
import { formOf, type StockAnswer, useStockEdits } from './stock-edits'
import { StockLine } from './stock-line'
import type { StockRow } from './stock-row'

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
	const { edits, type, settle, discard } = useStockEdits(
		answer?.problem === null ? answer.failed : [],
	)
	const fetcher = useFetcher<StockAnswer>()
	const [settled, setSettled] = useState(answer)
	const outcome = fetcher.data ?? answer
	useEffect(() => {
		if (!outcome) return
		if (!outcome.problem) settle(outcome)
		setSettled(outcome)
	}, [outcome, settle])

	const isIdle = fetcher.state === 'idle'
	/** Saved as soon as an earlier saving is through. */
	const [isAsked, setAsked] = useState(false)
	const { submit } = fetcher
	useEffect(() => {
		if (!isAsked || !isIdle) return
		setAsked(false)
		if (edits.size > 0) submit(formOf(edits.values()), { method: 'post' })
	}, [isAsked, isIdle, edits, submit])

	const last = useRef<HTMLElement>(null)
	const isUnsaved = edits.size > 0
	// The buttons go with what they were for: whoever pressed one is back where they were in the table.
	useEffect(() => {
		if (!isUnsaved && document.activeElement === document.body) last.current?.focus()
	}, [isUnsaved])

	/** Enter saves, and goes on to the stock below. */
	function goOn(event: KeyboardEvent) {
		if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
		event.preventDefault()
		setAsked(true)
		const below = fieldBelow(event.target)
		if (below instanceof HTMLInputElement) below.select()
	}

	return (
		<Form
			method="post"
			noValidate
			className={classes.form}
			onSubmit={(event) => {
				event.preventDefault()
				setAsked(true)
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
					<tbody
						onKeyDown={goOn}
						onFocus={({ target }) => {
							last.current = target
						}}
					>
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
				busy={!isIdle}
				onDiscard={discard}
			/>
			<Unsaved when={() => isUnsaved}>The stock changes on this page are not saved yet.</Unsaved>
		</Form>
	)
}

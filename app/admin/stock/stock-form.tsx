import type { ReactNode } from 'react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import type { StockMovement } from '../../../domain/catalogue/schema'
import { withParams } from '../../components/portal/address'
import { DataTable } from '../../ui/display/table/data-table'
import type { SortOrder } from '../../ui/display/table/sort'
import { valuesOf } from '../../ui/forms/values'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Unsaved } from '../../ui/overlay/unsaved'
import { fieldBelow } from '../field-below'
import { SaveBar } from '../products/form/save-bar'
import { Ledger } from './ledger'
import { ScanField } from './scan-field'
import { formOf, STOCK_FIELD, type StockAnswer, useStockEdits } from './stock-edits'
import { stockColumns } from './stock-line'
import { StockReason } from './stock-reason'
import type { StockRow } from './stock-row'
import { useScan } from './use-scan'

/** Parameters of the address about the open or saved product. */
const PASSING = ['ledger', 'saved']

interface StockFormProps {
	rows: StockRow[]
	sort: SortOrder
	/** The ledger that is open. */
	ledger: { id: string; movements: StockMovement[] } | null
	/** The answer to a form that was sent as a page of its own. */
	answer: StockAnswer | undefined
	children: ReactNode
}

/** The table of stocks. Edits stay here until they are saved, also through a search. */
export function StockForm({ rows, sort, ledger, answer, children }: StockFormProps) {
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
	const [isSubmitRequested, setSubmitRequested] = useState(false)
	const { submit } = fetcher
	useEffect(() => {
		if (!isSubmitRequested || !isIdle) return
		setSubmitRequested(false)
		if (edits.size === 0) return
		const { reason, note } = valuesOf(new FormData(form.current ?? undefined))
		const why = { reason: reason ?? '', note: note ?? '' }
		submit({ ...formOf(edits.values()), ...why }, { method: 'post' })
	}, [isSubmitRequested, isIdle, edits, submit])

	const last = useRef<HTMLElement>(null)
	const form = useRef<HTMLFormElement>(null)
	const scan = useScan(rows, form)
	const isUnsaved = edits.size > 0
	// The buttons disappear with their purpose: the focus returns to its place in the table.
	useEffect(() => {
		if (!isUnsaved && document.activeElement === document.body) last.current?.focus()
	}, [isUnsaved])

	/** Enter saves, and goes on to the stock below, or back to the code that led to it. */
	function goOn(event: KeyboardEvent) {
		if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
		event.preventDefault()
		if (!event.target.name.startsWith(STOCK_FIELD)) return setSubmitRequested(true)
		setSubmitRequested(true)
		if (scan.hasLedTo(event.target)) return scan.next()
		const below = fieldBelow(event.target)
		if (below instanceof HTMLInputElement) below.select()
	}

	const isOpen = ({ id }: StockRow) => ledger?.id === id
	return (
		<Stack
			as={Form}
			ref={form}
			method="post"
			noValidate
			onKeyDown={goOn}
			onSubmit={(event) => {
				event.preventDefault()
				setSubmitRequested(true)
			}}
		>
			<Row wrap gap={4} align="start">
				<ScanField scan={scan} />
				<StockReason />
			</Row>
			{children}
			{rows.length > 0 && (
				// biome-ignore lint/a11y/noStaticElementInteractions: only watches where one is
				<div
					onFocus={({ target }) => {
						last.current = target
					}}
				>
					<DataTable
						columns={stockColumns({
							edits,
							onType: type,
							isOpen,
							ledgerAt: (row) => withParams(params, { ledger: isOpen(row) ? null : row.id }),
						})}
						rows={rows}
						keyOf={({ id }) => id}
						sort={sort}
						passing={PASSING}
						detail={(row) =>
							isOpen(row) && (
								<div id="ledger">
									<Ledger movements={ledger?.movements ?? []} />
								</div>
							)
						}
					/>
				</div>
			)}
			<SaveBar
				edits={edits}
				answer={settled}
				savedBefore={params.get('saved') === 'yes' && !settled}
				busy={!isIdle}
				onDiscard={discard}
			/>
			<Unsaved when={() => isUnsaved}>The stock changes on this page are not saved yet.</Unsaved>
		</Stack>
	)
}

import { type ReactNode, useEffect, useState } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { Product } from '../../../domain/catalogue/schema'
import type { ListSort } from '../../../domain/catalogue/search/search-schema'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { RowTitle } from '../../ui/display/table/data-table'
import { SelectableTable } from '../../ui/display/table/selectable-table'
import { useFormAnswers } from '../../ui/forms/form-answers'
import { sentenceOf } from '../../ui/forms/problem'
import { type Values, valuesOf } from '../../ui/forms/values'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Picture } from '../../ui/pictures/picture'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { actionsColumn } from '../actions-column'
import { InlineNumber } from '../stock/inline-number'
import { KitStock } from '../stock/kit-stock'
import { StockStatus } from '../stock/stock-status'
import { ChangeChosen, useChangeChosen } from './bulk/change-chosen'
import { type ChosenAnswer, type StepAnswer, stepIntents, UNDOING } from './product-steps'
import classes from './products-table.module.css'
import { type Said, StepFlash } from './step-flash'

function Archive({ product }: { product: Product }) {
	const { id, name, archived } = product
	const fetcher = useFetcher<StepAnswer>()
	const isBusy = fetcher.state !== 'idle'
	return (
		<fetcher.Form method="post" className={classes.form}>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="name" value={name} />
			<input type="hidden" {...stepIntents.field('archived')} />
			<input type="hidden" name="value" value={String(!archived)} />
			<input type="hidden" name="was" value={String(archived)} />
			<ButtonLink
				variant="quiet"
				type="submit"
				aria-disabled={isBusy || undefined}
				onClick={(event) => {
					if (isBusy) event.preventDefault()
				}}
			>
				{archived ? 'Restore' : 'Archive'}
				<Hidden> {name}</Hidden>
			</ButtonLink>
		</fetcher.Form>
	)
}

const COLUMNS: Column<Product>[] = [
	{
		name: 'product',
		head: 'Product',
		sorts: { up: 'name', down: '-name' },
		cell: ({ id, name, image, archived }) => (
			<Row gap={3}>
				<Picture src={image} alt="" sizes="32px" className={classes.picture ?? ''} />
				<div>
					<RowTitle to={`/admin/products/${id}`} note={id}>
						{name}
					</RowTitle>
					{archived && <Status variant="off">Archived</Status>}
				</div>
			</Row>
		),
	},
	{ name: 'brand', head: 'Brand', sorts: true, cell: ({ brand }) => brand },
	{ name: 'category', head: 'Category', sorts: true, cell: ({ category }) => category },
	{
		name: 'price',
		head: 'Price',
		kind: 'number',
		sorts: { up: 'price-asc', down: 'price-desc' },
		cell: ({ id, name, price }) => (
			<InlineNumber id={id} name={name} field="price" value={price}>
				<Price rupees={price} />
			</InlineNumber>
		),
	},
	{
		name: 'stock',
		head: 'Stock',
		kind: 'number',
		sorts: true,
		cell: ({ id, name, stock, sheet }) =>
			sheet?.kind === 'kit' ? (
				<KitStock stock={stock} />
			) : (
				<InlineNumber id={id} name={name} field="stock" value={stock}>
					<StockStatus stock={stock} />
				</InlineNumber>
			),
	},
	actionsColumn('Steps', (product) => <Steps product={product} />),
]

function Steps({ product }: { product: Product }) {
	const { id, name } = product
	const of = <Hidden> {name}</Hidden>
	return (
		<Row wrap gap={0} justify="end">
			<Archive product={product} />
			<ButtonLink
				as={Link}
				variant="quiet"
				to={`/admin/add-product?from=${encodeURIComponent(id)}`}
			>
				Duplicate{of}
			</ButtonLink>
			<ButtonLink as={Link} variant="quiet" to={`/admin/products/${id}`}>
				Edit{of}
			</ButtonLink>
		</Row>
	)
}

/** The message of the answer to a form. */
function saidOf(answer: StepAnswer | ChosenAnswer | undefined): Said | null {
	if (!answer) return null
	if (answer.problem) return { kind: 'problem', problem: sentenceOf(answer.problem) ?? '' }
	if ('chosen' in answer) return { kind: 'chosen', chosen: answer.chosen }
	return { kind: 'step', step: answer.step, note: answer.note }
}

/** How long a change can be undone from its message. */
const SHOWN_MS = 15_000

/** Whether its message can disappear after a while: a refusal stays to be read. */
const isPassing = (said: Said) =>
	said.kind === 'step' || (said.kind === 'chosen' && said.chosen.left.length === 0)

const isOfField = ({ intent, [UNDOING]: undoing }: Values) =>
	!undoing && (intent === 'price' || intent === 'stock')

interface ProductsTableProps {
	products: Product[]
	sort: ListSort
	/** Which of them are listed: for sale, archived or both. */
	listed: 'for-sale' | 'archived' | 'all'
	/** The answer to a form that was sent as a page of its own. */
	answer: StepAnswer | ChosenAnswer | undefined
	/** Shown in place of an empty table. */
	children: ReactNode
}

const FORM = 'chosen-products'

/** The catalogue as an admin works on it: prices and stock are changed where they stand, several are archived at once. */
export function ProductsTable({ products, sort, listed, answer, children }: ProductsTableProps) {
	const [said, setSaid] = useState(() => saidOf(answer))
	useFormAnswers(({ form, answer }) => {
		if (!stepIntents.in(form)) return
		const values = valuesOf(form)
		const next = saidOf(answer as StepAnswer | ChosenAnswer | undefined)
		// A field shows the problem of its own value.
		if (next?.kind === 'problem' && isOfField(values)) return
		setSaid(next && values[UNDOING] && isPassing(next) ? null : next)
	})
	useEffect(() => {
		if (!said || !isPassing(said)) return
		const timer = setTimeout(() => setSaid(null), SHOWN_MS)
		return () => clearTimeout(timer)
	}, [said])
	const bulk = useFetcher<ChosenAnswer>()
	const [params] = useSearchParams()
	const onSubmit = useChangeChosen()
	const { data } = bulk
	const isBusy = bulk.state !== 'idle'
	const step = (name: 'archive-chosen' | 'restore-chosen', label: string) => (
		<ButtonLink type="submit" form={FORM} disabled={isBusy} {...stepIntents.field(name)}>
			{label}
		</ButtonLink>
	)
	return (
		<>
			<StepFlash said={said} />
			{children}
			<bulk.Form hidden id={FORM} method="post" onSubmit={onSubmit}>
				<input type="hidden" name="list" value={params.toString()} />
			</bulk.Form>
			{products.length > 0 && (
				<SelectableTable
					columns={COLUMNS}
					rows={products}
					keyOf={({ id }) => id}
					sort={sort}
					form={FORM}
					name="ids"
					nameOf={({ name }) => name}
					outcome={data}
					bar={
						<>
							<ChangeChosen form={FORM} />
							{listed !== 'archived' && step('archive-chosen', 'Archive')}
							{listed !== 'for-sale' && step('restore-chosen', 'Restore')}
						</>
					}
				/>
			)}
		</>
	)
}

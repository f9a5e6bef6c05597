import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Product } from '../../../domain/catalogue/schema'
import type { ListSort } from '../../../domain/catalogue/search/search-schema'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Inline } from '../../ui/layout/inline'
import { Picture } from '../../ui/pictures/picture'
import { Action } from '../../ui/text/action'
import { Price } from '../../ui/text/price'
import { InlineNumber } from '../stock/inline-number'
import { KitStock } from '../stock/kit-stock'
import { StockStatus } from '../stock/stock-status'
import { type ProductStep, type StepAnswer, stepIntents } from './product-steps'
import classes from './products-table.module.css'
import { StepFlash } from './step-flash'

interface Callbacks {
	onAnswer: (answer: StepAnswer) => void
	onSaved: (step: ProductStep) => void
}

function Archive({ product, onAnswer }: Pick<Callbacks, 'onAnswer'> & { product: Product }) {
	const { id, name, archived } = product
	const fetcher = useFetcher<StepAnswer>()
	const isBusy = fetcher.state !== 'idle'
	const { data } = fetcher
	useEffect(() => {
		if (data) onAnswer(data)
	}, [data, onAnswer])
	return (
		<fetcher.Form method="post" className={classes.form}>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="name" value={name} />
			<input type="hidden" {...stepIntents.field('archived')} />
			<input type="hidden" name="value" value={String(!archived)} />
			<input type="hidden" name="was" value={String(archived)} />
			<Action
				look="quiet"
				type="submit"
				aria-disabled={isBusy || undefined}
				onClick={(event) => {
					if (isBusy) event.preventDefault()
				}}
			>
				{archived ? 'Restore' : 'Archive'}
				<Hidden> {name}</Hidden>
			</Action>
		</fetcher.Form>
	)
}

const columnsFor = ({ onAnswer, onSaved }: Callbacks): Column<Product>[] => [
	{
		name: 'product',
		head: 'Product',
		sorts: { up: 'name', down: '-name' },
		cell: ({ id, name, image, archived }) => (
			<Inline gap={3}>
				<Picture src={image} alt="" sizes="32px" className={classes.picture ?? ''} />
				<div>
					<RowTitle to={`/admin/products/${id}`} note={id}>
						{name}
					</RowTitle>
					{archived && <Status tone="off">Archived</Status>}
				</div>
			</Inline>
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
			<InlineNumber id={id} name={name} field="price" value={price} onSaved={onSaved}>
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
				<InlineNumber id={id} name={name} field="stock" value={stock} onSaved={onSaved}>
					<StockStatus stock={stock} />
				</InlineNumber>
			),
	},
	{
		name: 'steps',
		head: 'Steps',
		headHidden: true,
		kind: 'actions',
		cell: (product) => <Steps product={product} onAnswer={onAnswer} />,
	},
]

function Steps({ product, onAnswer }: Pick<Callbacks, 'onAnswer'> & { product: Product }) {
	const { id, name } = product
	const of = <Hidden> {name}</Hidden>
	return (
		<Inline wrap gap={0} justify="end">
			<Archive product={product} onAnswer={onAnswer} />
			<Action as={Link} look="quiet" to={`/admin/add-product?from=${encodeURIComponent(id)}`}>
				Duplicate{of}
			</Action>
			<Action as={Link} look="quiet" to={`/admin/products/${id}`}>
				Edit{of}
			</Action>
		</Inline>
	)
}

const noteOf = (answer: StepAnswer | undefined) =>
	answer?.problem === null ? answer.note : undefined

/** How long what was done can be taken back from where it is said. */
const SHOWN_MS = 15_000

interface ProductsTableProps {
	products: Product[]
	sort: ListSort
	/** The answer to a form that was sent as a page of its own. */
	answer: StepAnswer | undefined
	/** What stands in the place of the table where it is empty. */
	children: ReactNode
}

/** The catalogue as an admin works on it: prices and stock are changed where they stand. */
export function ProductsTable({ products, sort, answer, children }: ProductsTableProps) {
	const [done, setDone] = useState<ProductStep | null>(null)
	const [problem, setProblem] = useState(sentenceOf(answer?.problem))
	const [note, setNote] = useState(noteOf(answer))
	const onSaved = useCallback((step: ProductStep) => {
		setDone(step)
		setProblem(null)
		setNote(undefined)
	}, [])
	const onAnswer = useCallback((given: StepAnswer) => {
		setDone(given.problem ? null : given.step)
		setProblem(sentenceOf(given.problem))
		setNote(noteOf(given))
	}, [])
	useEffect(() => {
		if (!done) return
		const timer = setTimeout(() => setDone(null), SHOWN_MS)
		return () => clearTimeout(timer)
	}, [done])
	const onUndone = useCallback((given: StepAnswer) => {
		setDone(null)
		setProblem(sentenceOf(given.problem))
	}, [])
	const columns = useMemo(() => columnsFor({ onAnswer, onSaved }), [onAnswer, onSaved])
	return (
		<>
			<StepFlash step={done} note={note} problem={problem} onUndone={onUndone} />
			{children}
			{products.length > 0 && (
				<DataTable columns={columns} rows={products} keyOf={({ id }) => id} sort={sort} />
			)}
		</>
	)
}

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Product } from '../../../domain/catalogue/schema'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { sentenceOf } from '../../ui/forms/problem'
import { Picture } from '../../ui/pictures/picture'
import { Price } from '../../ui/text/price'
import { StepFlash } from '../orders/step-flash'
import { InlineNumber } from '../stock/inline-number'
import { KitStock } from '../stock/kit-stock'
import { StockStatus } from '../stock/stock-status'
import { type ProductStep, type StepAnswer, stepIntents } from './product-steps'
import classes from './products-table.module.css'

interface RowProps {
	product: Product
	onAnswer: (answer: StepAnswer) => void
	onSaved: (step: ProductStep) => void
}

function Archive({ product, onAnswer }: Omit<RowProps, 'onSaved'>) {
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
			<button
				type="submit"
				className={`${tableClasses.link} ${classes.archive}`}
				aria-disabled={isBusy || undefined}
				onClick={(event) => {
					if (isBusy) event.preventDefault()
				}}
			>
				{archived ? 'Restore' : 'Archive'}
				<span className={tableClasses.hidden}> {name}</span>
			</button>
		</fetcher.Form>
	)
}

function Row({ product, onAnswer, onSaved }: RowProps) {
	const { id, name, brand, category, price, stock, image, archived, sheet } = product
	const of = <span className={tableClasses.hidden}> {name}</span>
	return (
		<tr data-archived={archived || undefined}>
			<td>
				<div className={classes.product}>
					<Picture src={image} alt="" sizes="32px" className={classes.picture ?? ''} />
					<div>
						<Link to={`/admin/products/${id}`} className={tableClasses.name}>
							{name}
						</Link>
						<span className={tableClasses.small}>{id}</span>
						{archived && <Status tone="off">Archived</Status>}
					</div>
				</div>
			</td>
			<td data-label="Brand">{brand}</td>
			<td data-label="Category">{category}</td>
			<td data-label="Price" className={tableClasses.number}>
				<InlineNumber id={id} name={name} field="price" value={price} onSaved={onSaved}>
					<Price rupees={price} />
				</InlineNumber>
			</td>
			<td data-label="Stock" className={tableClasses.number}>
				{sheet?.kind === 'kit' ? (
					<KitStock stock={stock} />
				) : (
					<InlineNumber id={id} name={name} field="stock" value={stock} onSaved={onSaved}>
						<StockStatus stock={stock} />
					</InlineNumber>
				)}
			</td>
			<td className={tableClasses.actions}>
				<div className={classes.steps}>
					<Archive product={product} onAnswer={onAnswer} />
					<Link
						to={`/admin/add-product?from=${encodeURIComponent(id)}`}
						className={tableClasses.link}
					>
						Duplicate{of}
					</Link>
					<Link to={`/admin/products/${id}`} className={tableClasses.link}>
						Edit{of}
					</Link>
				</div>
			</td>
		</tr>
	)
}

const noteOf = (answer: StepAnswer | undefined) =>
	answer?.problem === null ? answer.note : undefined

/** How long what was done can be taken back from where it is said. */
const SHOWN_MS = 15_000

interface ProductsTableProps {
	products: Product[]
	/** The answer to a form that was sent as a page of its own. */
	answer: StepAnswer | undefined
	/** What stands in the place of the table where it is empty. */
	children: ReactNode
}

/** The catalogue as an admin works on it: prices and stock are changed where they stand. */
export function ProductsTable({ products, answer, children }: ProductsTableProps) {
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
	return (
		<>
			<StepFlash step={done} note={note} problem={problem} onUndone={onUndone} />
			{children}
			{products.length > 0 && (
				<table className={tableClasses.table}>
					<thead>
						<tr>
							<th scope="col">Product</th>
							<th scope="col">Brand</th>
							<th scope="col">Category</th>
							<th scope="col" className={tableClasses.number}>
								Price
							</th>
							<th scope="col" className={tableClasses.number}>
								Stock
							</th>
							<th scope="col">
								<span className={tableClasses.hidden}>Steps</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{products.map((product) => (
							<Row key={product.id} product={product} onAnswer={onAnswer} onSaved={onSaved} />
						))}
					</tbody>
				</table>
			)}
		</>
	)
}

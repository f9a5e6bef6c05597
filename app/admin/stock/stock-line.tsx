import { IconMinus, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LOW_STOCK } from '../../../domain/catalogue/rules'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { Price } from '../../ui/text/price'
import { columnField } from '../field-below'
import { KitStock } from './kit-stock'
import classes from './stock.module.css'
import { beforeField, type StockEdit, stockField } from './stock-edits'
import type { StockRow } from './stock-row'

interface StockLineProps {
	row: StockRow
	edit: StockEdit | undefined
	onType: (typed: string) => void
	isOpen: boolean
	ledgerAt: string
}

const whole = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0)

function Stepper({ row, edit, onType }: Omit<StockLineProps, 'isOpen' | 'ledgerAt'>) {
	const { id, name, stock } = row
	const text = edit?.typed ?? String(stock)
	const problem = edit?.problem
	return (
		<div className={classes.stock}>
			<div className={classes.stepper} data-edited={edit ? true : undefined}>
				<button
					type="button"
					disabled={whole(text) === 0}
					aria-label={`One less of ${name}`}
					onClick={() => onType(String(whole(text) - 1))}
				>
					<IconMinus size={16} aria-hidden />
				</button>
				<input
					{...columnField('stock')}
					type="number"
					name={stockField(id)}
					min={0}
					step={1}
					inputMode="numeric"
					autoComplete="off"
					value={text}
					onChange={(event) => onType(event.currentTarget.value)}
					aria-label={`Stock of ${name}`}
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? `${id}-problem` : undefined}
				/>
				<button
					type="button"
					aria-label={`One more of ${name}`}
					onClick={() => onType(String(whole(text) + 1))}
				>
					<IconPlus size={16} aria-hidden />
				</button>
			</div>
			<input type="hidden" name={beforeField(id)} value={edit?.before ?? stock} />
			{edit && !problem && <span className={tableClasses.quiet}>was {edit.before}</span>}
			{!edit && stock <= LOW_STOCK && (
				<Status tone={stock === 0 ? 'bad' : 'waiting'}>{stock === 0 ? 'None' : 'Low'}</Status>
			)}
			{problem && (
				<p id={`${id}-problem`} className={classes.problem} role="alert">
					{problem}
				</p>
			)}
		</div>
	)
}

/** One product of the stock table. */
export function StockLine({ row, edit, onType, isOpen, ledgerAt }: StockLineProps) {
	const { id, name, category, price, stock, kit } = row
	return (
		<tr>
			<td>
				<div>
					<Link to={`/admin/products/${id}`} className={tableClasses.name}>
						{name}
					</Link>
					<span className={tableClasses.small}>{id}</span>
				</div>
			</td>
			<td data-label="Category">{category}</td>
			<td data-label="Price" className={tableClasses.number}>
				<Price rupees={price} />
			</td>
			<td data-label="Stock">
				{kit ? <KitStock stock={stock} /> : <Stepper row={row} edit={edit} onType={onType} />}
			</td>
			<td className={tableClasses.actions}>
				<Link
					to={ledgerAt}
					replace
					preventScrollReset
					aria-expanded={isOpen}
					className={tableClasses.link}
				>
					Ledger<span className={tableClasses.hidden}> of {name}</span>
				</Link>
			</td>
		</tr>
	)
}

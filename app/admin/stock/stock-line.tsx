import { Link } from 'react-router'
import { LOW_STOCK } from '../../../domain/catalogue/limits'
import { Status } from '../../ui/display/status'
import { Stepper } from '../../ui/display/stepper'
import type { Column } from '../../ui/display/table/column'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { actionsColumn } from '../actions-column'
import { columnField } from '../field-below'
import { productColumns } from '../product-columns'
import { KitStock } from './kit-stock'
import classes from './stock.module.css'
import { beforeField, changeIn, type StockEdit, stockAfter, stockField } from './stock-edits'
import type { StockRow } from './stock-row'
import { Waiting } from './waiting'

const whole = (entered: string, before: number) =>
	Math.max(0, Math.trunc(stockAfter({ entered, before })) || 0)

interface StockFieldProps {
	row: StockRow
	edit: StockEdit | undefined
	onType: (entered: string) => void
}

function StockField({ row, edit, onType }: StockFieldProps) {
	const { id, name, stock } = row
	const text = edit?.entered ?? String(stock)
	const problem = edit?.problem
	const now = whole(text, edit?.before ?? stock)
	return (
		<Row wrap gap={3}>
			<Stepper
				{...columnField('stock')}
				size="small"
				edited={edit !== undefined}
				name={stockField(id)}
				min={0}
				// A keypad with a plus, which that of whole numbers has not.
				inputMode="tel"
				aria-valuenow={now}
				value={text}
				onInput={(event) => onType(event.currentTarget.value)}
				aria-label={`Stock of ${name}`}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${id}-problem` : undefined}
				less={{
					disabled: now === 0,
					'aria-label': `One less of ${name}`,
					onClick: () => onType(String(now - 1)),
				}}
				more={{
					'aria-label': `One more of ${name}`,
					onClick: () => onType(String(now + 1)),
				}}
			/>
			<input type="hidden" name={beforeField(id)} value={edit?.before ?? stock} />
			{edit && !problem && (
				<Text as="span" size="tiny" color="muted">
					{changeIn(edit.entered) === null ? `was ${edit.before}` : `to ${edit.before}`}
				</Text>
			)}
			{!edit && stock <= LOW_STOCK && (
				<Status variant={stock === 0 ? 'bad' : 'waiting'}>{stock === 0 ? 'None' : 'Low'}</Status>
			)}
			<Waiting people={row.waiting} />
			{problem && (
				<Text
					id={`${id}-problem`}
					size="tiny"
					color="danger"
					role="alert"
					className={classes.problem ?? ''}
				>
					{problem}
				</Text>
			)}
		</Row>
	)
}

interface StockColumns {
	edits: ReadonlyMap<string, StockEdit>
	onType: (row: StockRow, entered: string) => void
	isOpen: (row: StockRow) => boolean
	/** The address that opens or closes the ledger of a product. */
	ledgerAt: (row: StockRow) => string
}

/** The columns of the stock table. */
export const stockColumns = (props: StockColumns): Column<StockRow>[] => [
	...productColumns,
	{
		name: 'stock',
		head: 'Stock',
		sorts: true,
		cell: (row) =>
			row.kit ? (
				<Row wrap gap={3}>
					<KitStock stock={row.stock} />
					<Waiting people={row.waiting} />
				</Row>
			) : (
				<StockField
					row={row}
					edit={props.edits.get(row.id)}
					onType={(entered) => props.onType(row, entered)}
				/>
			),
	},
	actionsColumn('Ledger', (row) => (
		<ButtonLink
			as={Link}
			variant="quiet"
			to={props.ledgerAt(row)}
			replace
			preventScrollReset
			aria-expanded={props.isOpen(row)}
		>
			Ledger<Hidden> of {row.name}</Hidden>
		</ButtonLink>
	)),
]

import { LOW_STOCK } from '../../../domain/catalogue/limits'
import { stockInWords } from '../../../shared/format/stock'
import { List } from '../../ui/display/list'
import { Status } from '../../ui/display/status'
import { RowTitle } from '../../ui/display/table/data-table'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import classes from '../products/form/product.module.css'

/** A part of a kit as it is in stock; without a name it is deleted. */
export interface KitPart {
	id: string
	name: string | null
	/** In each kit. */
	quantity: number
	stock: number
	state: string
}

const enoughFor = ({ stock, quantity, state }: KitPart) =>
	state === 'sold' ? Math.floor(stock / quantity) : 0

/** The basis of a kit's stock: each part, and how many kits it is enough for. */
export function KitPartsStock({ parts }: { parts: KitPart[] }) {
	const least = Math.min(...parts.map(enoughFor))
	return (
		<List variant="rows" divided className={classes.shelf}>
			{parts.map((part) => {
				const { id, name, quantity, stock, state } = part
				const enough = enoughFor(part)
				return (
					<li key={id}>
						<div className={classes.part}>
							<RowTitle
								{...(name !== null && { to: `/admin/products/${id}` })}
								note={
									state === 'gone'
										? 'Deleted'
										: state === 'archived'
											? 'Archived'
											: `${stockInWords(stock)}, ${number(quantity)} in each`
								}
							>
								{name ?? id}
							</RowTitle>
						</div>
						{enough === least ? (
							<Status variant={enough === 0 ? 'bad' : enough <= LOW_STOCK ? 'waiting' : 'info'}>
								{enough === 0 ? 'None' : `Enough for ${enough}`}
							</Status>
						) : (
							<Text as="span" size="tiny" color="muted">
								enough for {enough}
							</Text>
						)}
					</li>
				)
			})}
		</List>
	)
}

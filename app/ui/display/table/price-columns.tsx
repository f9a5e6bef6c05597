import { Price } from '../../text/price'
import type { Column } from './column'

type PriceHead<Name extends string> = readonly [name: Name, head: string]

/** A column of rupees for each of these fields. */
export const priceColumns = <const Name extends string>(
	heads: readonly PriceHead<Name>[],
	more: Pick<Column<unknown>, 'sorts'> = {},
) =>
	heads.map(
		([name, head]): Column<Record<Name, number>> => ({
			name,
			head,
			kind: 'number',
			...more,
			cell: (row) => <Price rupees={row[name]} />,
		}),
	)

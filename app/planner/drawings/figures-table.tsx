import { ColumnHeads } from '../../ui/display/column-heads'

export interface FiguresTableProps {
	caption: string
	/** The first is that of the rows' names. */
	heads: string[]
	rows: { name: string; cells: string[] }[]
}

/** The figures of a chart, for readers who do not see it. */
export const FiguresTable = ({ caption, heads, rows }: FiguresTableProps) => (
	<table>
		<caption>{caption}</caption>
		<ColumnHeads of={heads} />
		<tbody>
			{rows.map(({ name, cells }) => (
				<tr key={name}>
					<th scope="row">{name}</th>
					{cells.map((cell, column) => (
						<td key={heads[column + 1]}>{cell}</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
)

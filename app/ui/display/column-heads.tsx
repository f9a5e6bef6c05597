/** The head of a plain table: the names of its columns. */
export const ColumnHeads = ({ of }: { of: readonly string[] }) => (
	<thead>
		<tr>
			{of.map((head) => (
				<th key={head} scope="col">
					{head}
				</th>
			))}
		</tr>
	</thead>
)

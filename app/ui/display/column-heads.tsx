/** The head of a plain table: what its columns are called. */
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

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

/** The result of an import of products. */
export function ImportDone({
	report: { added, changed, unchanged },
	onAgain,
}: {
	report: ImportReport
	onAgain: () => void
}) {
	return (
		<Card pad={8} align="center" role="status">
			<IconCircleCheck size={32} stroke={1.6} color="var(--leaf)" aria-hidden />
			<Text size="body" strong>
				Imported: {number(added)} new, {number(changed)} changed, {number(unchanged)} as they were.
			</Text>
			<Row wrap>
				<Button variant="default" onClick={onAgain}>
					Import another file
				</Button>
				<Button component={Link} to="/admin/product-imports" variant="default">
					Undo this import
				</Button>
				<Button component={Link} to="/admin/products?sort=newest" color="marigold.5">
					See the products
				</Button>
			</Row>
		</Card>
	)
}

import { Link } from 'react-router'
import type { ProductWithoutHsn } from '../../../domain/reports/worklist/worklist-schema'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'

/** The products on sale that the return of the next month would lack an HSN for; nothing where there is none. */
export function WithoutHsn({ products }: { products: readonly ProductWithoutHsn[] }) {
	if (products.length === 0) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="without-hsn">
			<Heading level={2} size="body" id="without-hsn">
				Products without an HSN
			</Heading>
			<Text size="small" color="muted">
				Invoices and the return need one. Choose a tax class with an HSN for each.
			</Text>
			<Stack as="ul" gap={1}>
				{products.map(({ id, name }) => (
					<li key={id}>
						<ButtonLink as={Link} variant="line" to={`/admin/products/${id}`}>
							{name}
						</ButtonLink>
					</li>
				))}
			</Stack>
		</Stack>
	)
}

import { Link } from 'react-router'
import type { ProductWithoutHsn } from '../../../domain/reports/worklist/worklist-schema'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** The products on sale that the return of the next month would lack an HSN for; nothing where there is none. */
export function WithoutHsn({ products }: { products: readonly ProductWithoutHsn[] }) {
	if (products.length === 0) return null
	return (
		<Section title="Products without an HSN" id="without-hsn" gap={3}>
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
		</Section>
	)
}

import { IconPackage, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PortalPage } from '../../components/portal/portal-page'
import { Grid } from '../../ui/layout/grid'
import { ButtonLink } from '../../ui/text/button-link'
import { Card } from './cards'

/** The three tools of the catalogue. */
export function ProductsTab() {
	return (
		<PortalPage
			title="Product Management"
			action={
				<>
					<ButtonLink as={Link} variant="quiet" to="/admin/import-products">
						Import CSV
					</ButtonLink>
					<ButtonLink as={Link} variant="quiet" to="/admin/products">
						All products
					</ButtonLink>
				</>
			}
		>
			<Grid>
				<Card to="/admin/add-product" title="Add product" Icon={IconPlus}>
					<p>Add a product with its picture and opening stock.</p>
				</Card>
				<Card to="/admin/delete-product" title="Delete products" Icon={IconTrash}>
					<p>Delete products that were added here.</p>
				</Card>
				<Card to="/admin/manage-stocks" title="Manage stock" Icon={IconPackage}>
					<p>Change the stock, and see why it changed.</p>
				</Card>
			</Grid>
		</PortalPage>
	)
}

import { Link } from 'react-router'
import { useShell } from '../shell/use-shell'
import { Banner } from '../ui/layout/banner'
import { ButtonLink } from '../ui/text/button-link'

/** Shown in place of the form while the shop takes no orders. */
export const OpensSoon = () => (
	<Banner variant="notice" as="section" aria-label="The shop opens soon">
		The shop opens soon. It takes no orders yet; your cart is kept until then, and{' '}
		<ButtonLink as={Link} variant="line" to="/planner">
			the planner
		</ButtonLink>{' '}
		works already.
		{useShell()?.shop.texts.includes('terms') && (
			<>
				{' '}
				Our <Link to="/terms">terms of sale</Link>
			</>
		)}
	</Banner>
)

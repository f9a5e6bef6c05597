import { Link } from 'react-router'
import type { Setup } from '../../../domain/setup/schema'
import { Banner } from '../../ui/layout/banner'
import { ButtonLink } from '../../ui/text/button-link'

const SETTINGS = { to: '/admin/settings?section=installation', link: 'Decide on installation' }
const PRICE = {
	to: '/admin/facts/new?kind=installation-price',
	link: 'Enter your price of installation',
}

const WORDS: Partial<Record<Setup['installation'], { says: string; to: string; link: string }>> = {
	undecided: {
		says: 'Installation is not offered: nobody has said yet whether the shop installs. The price that came with the store is an assumption, and is not sold. Orders that were placed with installation keep it.',
		...SETTINGS,
	},
	'without-price': {
		says: 'Installation is not offered yet: it has no price of yours. The one that came with the store is an assumption, and is not sold.',
		...PRICE,
	},
}

interface InstallationNoticeProps {
	installation: Setup['installation']
	/** Whether it stands where the decision itself is made. */
	isHere?: boolean
}

/** Says why installation is not offered, where that waits for the owner. */
export function InstallationNotice({ installation, isHere }: InstallationNoticeProps) {
	const words = WORDS[installation]
	if (!words) return null
	const { to, link } = isHere ? PRICE : words
	return (
		<Banner variant="notice">
			{words.says}{' '}
			<ButtonLink as={Link} variant="line" to={to}>
				{link}
			</ButtonLink>
		</Banner>
	)
}

import { type Paise, paise } from '../../../shared/money.ts'
import {
	type FiguresOf,
	installationRateOf,
	leastInstallationOf,
} from '../../reference-data/rules.ts'

/**
 * The price of mounting and connecting a system, GST included: by its power, and no less than the least price. Plans,
 * kits and the checkout have it alike.
 * @param kwp of the panels, kW
 */
export const installationPrice = (figures: FiguresOf<'installation-price'>, kwp: number): Paise =>
	paise(Math.max(Math.round(installationRateOf(figures) * kwp), leastInstallationOf(figures)))

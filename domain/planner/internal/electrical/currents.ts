import { type Message, message } from '../../../../shared/messages/message.ts'
import type { Site } from './check.ts'
import type { PanelFigures } from './voltages.ts'

/** Bright clouds give so much more than full sun, as installation rules count for any panel anywhere. */
export const BRIGHT = 1.25
/** At a site, where the heat and the light from behind are counted apart: a cloud's edge beside a high sun. */
const BRIGHT_SKY = 1.1
/** Of the short-circuit current, % per °C, where no sheet says it: about the most that panels have. */
const USUAL_ALPHA_PCT = 0.05
/** Light on the rear over that on the front, by the bifacial nameplate irradiance of IEC 61215-1:2021. */
const REAR_LIGHT = 0.135
/** Of the temperature at which sheets measure, °C. */
const STANDARD_C = 25

/** Currents of one string of a panel at a site, A. */
export interface StringCurrents {
	/** At its best power in full sun. */
	working: number
	/** Short-circuited under bright clouds, by the rule for any site. */
	bright: number
	/** Short-circuited, the most that this site can give. */
	worst: number
}

export const currentsOf = (panel: PanelFigures, site: SiteHeat): StringCurrents => ({
	working: panel.impA,
	bright: BRIGHT * panel.iscA,
	worst: panel.iscA * BRIGHT_SKY * heatFactor(panel, site) * rearFactor(panel),
})

type SiteHeat = Pick<Site, 'tCellMax'>

const alphaOf = ({ alphaIscPctPerC = USUAL_ALPHA_PCT }: PanelFigures) => alphaIscPctPerC

const heatFactor = (panel: PanelFigures, { tCellMax }: SiteHeat) =>
	1 + (alphaOf(panel) / 100) * (tCellMax - STANDARD_C)

/** @returns 1 of a panel whose rear makes nothing */
const rearFactor = (panel: PanelFigures) => 1 + (REAR_LIGHT * bifacialityPctOf(panel)) / 100

/** Of the rear over the front where no sheet says it, per cent: that of usual glass-glass panels. */
const USUAL_BIFACIALITY_PCT = 70

/** What the rear makes of light over the front, per cent; 0 of a panel with one face. */
export const bifacialityPctOf = ({
	bifacial = false,
	bifacialityPct = USUAL_BIFACIALITY_PCT,
}: Pick<PanelFigures, 'bifacial' | 'bifacialityPct'>): number => (bifacial ? bifacialityPct : 0)

/** The formula of `worst` for so many strings. */
export const worstFormula = (
	panel: PanelFigures,
	{ tCellMax }: SiteHeat,
	strings: number,
): Message =>
	message('planner.formula.site_current', {
		strings,
		amperes: panel.iscA,
		bright: BRIGHT_SKY,
		alpha: alphaOf(panel),
		celsius: tCellMax,
		rear: rearFactor(panel),
	})

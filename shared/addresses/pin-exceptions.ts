/** The first and last PIN code, latitude and longitude, degrees, state and district. */
type Exception = readonly [number, number, number, number, string, string]

/**
 * PIN codes that lie elsewhere than most with their first three digits: union territories and strips of a
 * state that its neighbour's sorting district serves, by the All India Pincode Directory; and two cities
 * whose neighbour names the district.
 */
export const PIN_EXCEPTIONS: readonly Exception[] = [
	[160055, 160062, 30.708, 76.72, 'Punjab', 'Mohali'],
	[160071, 160071, 30.708, 76.72, 'Punjab', 'Mohali'],
	[160103, 160104, 30.76, 76.73, 'Punjab', 'Mohali'],
	[244712, 244717, 29.21, 78.96, 'Uttarakhand', 'Udham Singh Nagar'],
	[246701, 246764, 29.37, 78.14, 'Uttar Pradesh', 'Bijnor'],
	[247656, 247661, 29.87, 77.89, 'Uttarakhand', 'Haridwar'],
	[247663, 247668, 29.87, 77.89, 'Uttarakhand', 'Haridwar'],
	[247670, 247671, 29.87, 77.89, 'Uttarakhand', 'Haridwar'],
	[249201, 249205, 30.09, 78.28, 'Uttarakhand', 'Dehradun'],
	[249401, 249411, 29.95, 78.16, 'Uttarakhand', 'Haridwar'],
	[262308, 262311, 28.92, 79.97, 'Uttarakhand', 'Udham Singh Nagar'],
	[262401, 262405, 28.93, 79.7, 'Uttarakhand', 'Udham Singh Nagar'],
	[262501, 262580, 29.58, 80.22, 'Uttarakhand', 'Pithoragarh'],
	[362520, 362520, 20.71, 70.98, 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
	[362540, 362540, 20.71, 70.98, 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
	[362570, 362570, 20.71, 70.98, 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
	[396210, 396220, 20.41, 72.83, 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
	[396230, 396240, 20.27, 73.01, 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa'],
	[400601, 400615, 19.2, 72.97, 'Maharashtra', 'Thane'],
	[400701, 400710, 19.07, 73.0, 'Maharashtra', 'Navi Mumbai'],
	[533464, 533464, 16.73, 82.21, 'Puducherry', 'Yanam'],
	[605001, 605014, 11.934, 79.83, 'Puducherry', 'Puducherry'],
	[605106, 605107, 11.9, 79.64, 'Puducherry', 'Puducherry'],
	[605110, 605110, 11.915, 79.753, 'Puducherry', 'Puducherry'],
	[605501, 605502, 11.97, 79.69, 'Puducherry', 'Puducherry'],
	[607402, 607403, 11.81, 79.74, 'Puducherry', 'Puducherry'],
	[609601, 609607, 10.925, 79.83, 'Puducherry', 'Karaikal'],
	[609609, 609610, 10.97, 79.83, 'Puducherry', 'Karaikal'],
	[673310, 673310, 11.7, 75.54, 'Puducherry', 'Mahe'],
	[682551, 682559, 10.57, 72.64, 'Lakshadweep', 'Lakshadweep'],
	[813208, 813208, 24.83, 87.22, 'Jharkhand', 'Godda'],
	[814131, 814131, 24.79, 86.95, 'Bihar', 'Banka'],
]

export function LandingScreen() {
  return <h1>Student Analytics Platform</h1>;
}

export default function BarePage() {
  return <p>Nothing</p>
}

cask "twofold" do
  version "{{version}}"
  sha256 "{{macSha256}}"

  url "{{repository}}/releases/download/v#{version}/twofold-#{version}{{macEnding}}"
  name "Twofold"
  desc "Lianliankan that never lies about its boards"
  homepage "{{repository}}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :ventura"

  app "Twofold.app"
  binary "#{appdir}/Twofold.app/Contents/Resources/bin/twofold"

  zap trash: [
    "~/Library/Application Support/Twofold",
    "~/Library/Preferences/{{applicationId}}.plist",
    "~/Library/Saved Application State/{{applicationId}}.savedState",
  ]
end
